/* Bundle adjustment, the BA objective of the ADBench suite: how far observed image points are from
 * the projections of the scene's points, and how far the weights are from one.
 *
 * A camera has eleven parameters: rotation (axis times angle), centre, focal length, principal
 * point (2), radial distortion (2). */
#ifndef BA_H
#define BA_H

#include "number.h"

enum { camera_size = 11, point_size = 3, observation_inputs = camera_size + point_size + 1 };

enum { rotation_at = 0, centre_at = 3, focal_at = 6, principal_at = 7, distortion_at = 9 };

#define rotate NAME(rotate)
#define project NAME(project)
#define reprojection NAME(reprojection)
#define weight_residual NAME(weight_residual)

/* out = R v; Rodrigues' formula for the rotation by |rotation| around that axis. */
void rotate(const number rotation[3], const number v[3], number out[3]);

/* The image of a point: pinhole camera with radial distortion 1 + k1 r^2 + k2 r^4. */
void project(const number camera[camera_size], const number point[point_size], number image[2]);

/* residual = weight (image - observed) */
void reprojection(const number camera[camera_size], const number point[point_size],
                  const number *weight, const double observed[2], number residual[2]);

/* *residual = 1 - weight^2 */
void weight_residual(const number *weight, number *residual);

#endif

// A model in one class of forty vectors, of numbers and of indices, as simulations grow: what each member leads to is
// something else, also where indices are copied from one vector to another.
#include "check.hpp"

#include <cmath>
#include <vector>

class Basin {
public:
    Basin(int reaches, const double *inflow, const double *roughness);
    void step(double dt);
    double outflow() const { return flow_[last_]; }
    double stored() const;

private:
    void list_upstream();
    void route(double dt);
    void warm(double dt);
    void settle(double dt);

    int last_;
    std::vector<double> depth_, width_, slope_, roughness_, flow_, velocity_, area_, radius_;
    std::vector<int> downstream_, upstream_, start_, order_;
    std::vector<double> heat_, air_, sun_, wind_, shade_, humidity_, loss_, gain_;
    std::vector<int> station_, gauge_, kind_;
    std::vector<double> sand_, silt_, clay_, settled_, shear_, critical_, carried_, bed_;
    std::vector<double> inflow_, outflow_, seepage_, rain_, taken_;
    std::vector<int> owner_, region_;
    std::vector<double> length_, level_;
};

__attribute__((noinline)) Basin::Basin(int reaches, const double *inflow, const double *roughness)
    : last_(reaches - 1), depth_(reaches, 1.0), width_(reaches), slope_(reaches), flow_(reaches), velocity_(reaches),
      area_(reaches), radius_(reaches), heat_(reaches, 1.0), air_(reaches, 1.0), sun_(reaches, 1.0), wind_(reaches, 1.0),
      shade_(reaches, 0.2), humidity_(reaches, 1.0), loss_(reaches), gain_(reaches), sand_(reaches, 0.1),
      silt_(reaches, 0.2), clay_(reaches, 0.3), settled_(reaches, 0.1), shear_(reaches), critical_(reaches, 0.1),
      carried_(reaches), bed_(reaches), outflow_(reaches, 0.1), seepage_(reaches, 0.1), rain_(reaches, 0.1),
      taken_(reaches), length_(reaches, 0.1), level_(reaches)
{
    inflow_.assign(inflow, inflow + reaches);
    roughness_.assign(roughness, roughness + reaches);
    for (int r = 0; r < reaches; r++) {
        downstream_.push_back(r < last_ ? r + 1 + (r % 3 == 0 && r + 2 < reaches) : r);
        station_.push_back(reaches - 1 - r);
        gauge_.push_back(r / 2);
        kind_.push_back(r % 3);
        owner_.push_back(r % 2);
        region_.push_back(r % 4);
        slope_[r] = 0.01 + 0.001 * region_[r];
        width_[r] = 2.0 + owner_[r];
    }
    list_upstream();
}

__attribute__((noinline)) void Basin::list_upstream()
{
    start_.assign(downstream_.size() + 1, 0);
    for (std::size_t r = 0; r + 1 < downstream_.size(); r++)
        start_[downstream_[r] + 1]++;
    for (std::size_t r = 0; r < downstream_.size(); r++)
        start_[r + 1] += start_[r];
    std::vector<int> next(start_);
    upstream_.resize(downstream_.size());
    for (std::size_t r = 0; r + 1 < downstream_.size(); r++)
        upstream_[next[downstream_[r]]++] = static_cast<int>(r);
    order_ = station_;
}

__attribute__((noinline)) void Basin::route(double dt)
{
    for (std::size_t r = 0; r < flow_.size(); r++) {
        area_[r] = width_[r] * depth_[r];
        radius_[r] = area_[r] / (width_[r] + 2.0 * depth_[r]);
        velocity_[r] = std::cbrt(radius_[r] * radius_[r]) * std::sqrt(slope_[r]) / roughness_[r];
        flow_[r] = velocity_[r] * area_[r];
    }
    for (std::size_t r = 0; r < flow_.size(); r++) {
        double coming = inflow_[r];
        for (int i = start_[r]; i < start_[r + 1]; i++)
            coming += flow_[upstream_[i]];
        depth_[r] += dt * (coming - flow_[r]) / (50.0 * width_[r]);
        level_[order_[r]] = depth_[r];
    }
}

__attribute__((noinline)) void Basin::warm(double dt)
{
    for (std::size_t r = 0; r < heat_.size(); r++) {
        gain_[r] = sun_[gauge_[r]] * (1.0 - shade_[r]) + 0.1 * air_[station_[r]];
        loss_[r] = 0.05 * heat_[r] * wind_[r] + 0.01 * humidity_[r] * velocity_[r];
        heat_[r] += dt * (gain_[r] - loss_[r]) / depth_[r];
    }
}

__attribute__((noinline)) void Basin::settle(double dt)
{
    for (std::size_t r = 0; r < bed_.size(); r++) {
        shear_[r] = depth_[r] * slope_[r] * 9.81;
        const double part = kind_[r] == 0 ? sand_[r] : kind_[r] == 1 ? silt_[r] : clay_[r];
        carried_[r] = part * shear_[r] / (critical_[r] + shear_[r]);
        bed_[r] += dt * (settled_[r] - carried_[r]) * length_[r];
        taken_[r] = 0.5 * rain_[r] + seepage_[r] * outflow_[r];
    }
}

void Basin::step(double dt)
{
    route(dt);
    warm(dt);
    settle(dt);
}

__attribute__((noinline)) double Basin::stored() const
{
    double sum = 0.0;
    for (std::size_t r = 0; r < heat_.size(); r++)
        sum += heat_[r] * heat_[r] * level_[r] + bed_[r] + taken_[r];
    return sum;
}

static double model(const double *inflow, const double *roughness, int reaches)
{
    Basin basin(reaches, inflow, roughness);
    for (int t = 0; t < 5; t++)
        basin.step(0.1 + 0.01 * t);
    return basin.outflow() + 0.1 * basin.stored();
}

int main()
{
    constexpr int reaches = 7;
    double inflow[reaches], roughness[reaches], inflow_shadow[reaches] = {}, roughness_shadow[reaches] = {};
    for (int r = 0; r < reaches; r++) {
        inflow[r] = 1.0 + 0.3 * r;
        roughness[r] = 0.03 + 0.002 * r;
    }
    __enzyme_autodiff<void>((void *)model, enzyme_dup, inflow, inflow_shadow, enzyme_dup, roughness, roughness_shadow,
                      enzyme_const, reaches);
    const auto difference = [&](double &x, double step) {
        const double before = x;
        x = before + step;
        const double above = model(inflow, roughness, reaches);
        x = before - step;
        const double below = model(inflow, roughness, reaches);
        x = before;
        return (above - below) / (2 * step);
    };
    for (int r = 0; r < reaches; r++) {
        check("inflow", r, inflow_shadow[r], difference(inflow[r], 1e-5), 1e-6);
        check("roughness", r, roughness_shadow[r], difference(roughness[r], 1e-7), 1e-6);
    }
    return check_result();
}

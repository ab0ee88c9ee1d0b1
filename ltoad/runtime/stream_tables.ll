; Whether an object is one of the C++ library's streams or buffers, by the table of its class: as the
; program is linked, those that are not in it are null.

@__ltoad_end_message = private unnamed_addr constant [119 x i8] c"ltoad: the destructor of an active object is called whose class is neither in the link nor a stream of the C++ library\0A"

@_ZTVSo = extern_weak constant [80 x i8]
@_ZTVSi = extern_weak constant [80 x i8]
@_ZTVSd = extern_weak constant [120 x i8]
@_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE = extern_weak constant [80 x i8]
@_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE = extern_weak constant [80 x i8]
@_ZTVSt13basic_fstreamIcSt11char_traitsIcEE = extern_weak constant [120 x i8]
@_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = extern_weak constant [80 x i8]
@_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = extern_weak constant [80 x i8]
@_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = extern_weak constant [120 x i8]
@_ZTVSt15basic_streambufIcSt11char_traitsIcEE = extern_weak constant [128 x i8]
@_ZTVSt13basic_filebufIcSt11char_traitsIcEE = extern_weak constant [128 x i8]
@_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = extern_weak constant [128 x i8]

define linkonce_odr hidden i1 @__ltoad_is_stream(ptr %table) noinline nounwind {
  %at = ptrtoint ptr %table to i64
  %start.0 = ptrtoint ptr @_ZTVSo to i64
  %there.0 = icmp ne i64 %start.0, 0
  %distance.0 = sub i64 %at, %start.0
  %near.0 = icmp ult i64 %distance.0, 80
  %one.0 = and i1 %there.0, %near.0
  %start.1 = ptrtoint ptr @_ZTVSi to i64
  %there.1 = icmp ne i64 %start.1, 0
  %distance.1 = sub i64 %at, %start.1
  %near.1 = icmp ult i64 %distance.1, 80
  %one.1 = and i1 %there.1, %near.1
  %any.1 = or i1 %one.0, %one.1
  %start.2 = ptrtoint ptr @_ZTVSd to i64
  %there.2 = icmp ne i64 %start.2, 0
  %distance.2 = sub i64 %at, %start.2
  %near.2 = icmp ult i64 %distance.2, 120
  %one.2 = and i1 %there.2, %near.2
  %any.2 = or i1 %any.1, %one.2
  %start.3 = ptrtoint ptr @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE to i64
  %there.3 = icmp ne i64 %start.3, 0
  %distance.3 = sub i64 %at, %start.3
  %near.3 = icmp ult i64 %distance.3, 80
  %one.3 = and i1 %there.3, %near.3
  %any.3 = or i1 %any.2, %one.3
  %start.4 = ptrtoint ptr @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE to i64
  %there.4 = icmp ne i64 %start.4, 0
  %distance.4 = sub i64 %at, %start.4
  %near.4 = icmp ult i64 %distance.4, 80
  %one.4 = and i1 %there.4, %near.4
  %any.4 = or i1 %any.3, %one.4
  %start.5 = ptrtoint ptr @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i64
  %there.5 = icmp ne i64 %start.5, 0
  %distance.5 = sub i64 %at, %start.5
  %near.5 = icmp ult i64 %distance.5, 120
  %one.5 = and i1 %there.5, %near.5
  %any.5 = or i1 %any.4, %one.5
  %start.6 = ptrtoint ptr @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i64
  %there.6 = icmp ne i64 %start.6, 0
  %distance.6 = sub i64 %at, %start.6
  %near.6 = icmp ult i64 %distance.6, 80
  %one.6 = and i1 %there.6, %near.6
  %any.6 = or i1 %any.5, %one.6
  %start.7 = ptrtoint ptr @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i64
  %there.7 = icmp ne i64 %start.7, 0
  %distance.7 = sub i64 %at, %start.7
  %near.7 = icmp ult i64 %distance.7, 80
  %one.7 = and i1 %there.7, %near.7
  %any.7 = or i1 %any.6, %one.7
  %start.8 = ptrtoint ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i64
  %there.8 = icmp ne i64 %start.8, 0
  %distance.8 = sub i64 %at, %start.8
  %near.8 = icmp ult i64 %distance.8, 120
  %one.8 = and i1 %there.8, %near.8
  %any.8 = or i1 %any.7, %one.8
  %start.9 = ptrtoint ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE to i64
  %there.9 = icmp ne i64 %start.9, 0
  %distance.9 = sub i64 %at, %start.9
  %near.9 = icmp ult i64 %distance.9, 128
  %one.9 = and i1 %there.9, %near.9
  %any.9 = or i1 %any.8, %one.9
  %start.10 = ptrtoint ptr @_ZTVSt13basic_filebufIcSt11char_traitsIcEE to i64
  %there.10 = icmp ne i64 %start.10, 0
  %distance.10 = sub i64 %at, %start.10
  %near.10 = icmp ult i64 %distance.10, 128
  %one.10 = and i1 %there.10, %near.10
  %any.10 = or i1 %any.9, %one.10
  %start.11 = ptrtoint ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE to i64
  %there.11 = icmp ne i64 %start.11, 0
  %distance.11 = sub i64 %at, %start.11
  %near.11 = icmp ult i64 %distance.11, 128
  %one.11 = and i1 %there.11, %near.11
  %any.11 = or i1 %any.10, %one.11
  ret i1 %any.11
}

; An active object ends whose class is not in the link.
define linkonce_odr hidden void @__ltoad_stream_ends(ptr %table) nounwind {
  %known = call i1 @__ltoad_is_stream(ptr %table)
  br i1 %known, label %done, label %stop

stop:
  %written = call i64 @write(i32 2, ptr @__ltoad_end_message, i64 119)
  call void @abort()
  unreachable

done:
  ret void
}

declare void @abort()
declare i64 @write(i32, ptr, i64)

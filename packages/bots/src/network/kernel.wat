;; The inner loops of the network: out += input[i] * row[i] for every input that counts.
;; All rows are a whole number of four-float vectors wide and lie one after the other.
(module
  (import "bots" "memory" (memory 1))

  ;; Rows of inputs that are not 0.
  (func (export "addRows")
    (param $in i32) (param $count i32) (param $row i32) (param $out i32) (param $bytes i32)
    (local $end i32) (local $at i32) (local $x f32) (local $xs v128)
    (local.set $end (i32.add (local.get $in) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $inputs
        (br_if $done (i32.ge_u (local.get $in) (local.get $end)))
        (local.set $x (f32.load (local.get $in)))
        (if (f32.ne (local.get $x) (f32.const 0))
          (then
            (local.set $xs (f32x4.splat (local.get $x)))
            (local.set $at (i32.const 0))
            (loop $columns
              (v128.store (i32.add (local.get $out) (local.get $at))
                (f32x4.add
                  (v128.load (i32.add (local.get $out) (local.get $at)))
                  (f32x4.mul (local.get $xs) (v128.load (i32.add (local.get $row) (local.get $at))))))
              (v128.store offset=16 (i32.add (local.get $out) (local.get $at))
                (f32x4.add
                  (v128.load offset=16 (i32.add (local.get $out) (local.get $at)))
                  (f32x4.mul (local.get $xs) (v128.load offset=16 (i32.add (local.get $row) (local.get $at))))))
              (br_if $columns
                (i32.lt_u
                  (local.tee $at (i32.add (local.get $at) (i32.const 32)))
                  (local.get $bytes))))))
        (local.set $in (i32.add (local.get $in) (i32.const 4)))
        (local.set $row (i32.add (local.get $row) (local.get $bytes)))
        (br $inputs))))

  ;; Rows of inputs that differ from earlier ones, times the difference.
  (func (export "addChanges")
    (param $in i32) (param $from i32) (param $count i32) (param $row i32) (param $out i32) (param $bytes i32)
    (local $end i32) (local $at i32) (local $x f32) (local $xs v128)
    (local.set $end (i32.add (local.get $in) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $inputs
        (br_if $done (i32.ge_u (local.get $in) (local.get $end)))
        (local.set $x (f32.sub (f32.load (local.get $in)) (f32.load (local.get $from))))
        (if (f32.ne (local.get $x) (f32.const 0))
          (then
            (local.set $xs (f32x4.splat (local.get $x)))
            (local.set $at (i32.const 0))
            (loop $columns
              (v128.store (i32.add (local.get $out) (local.get $at))
                (f32x4.add
                  (v128.load (i32.add (local.get $out) (local.get $at)))
                  (f32x4.mul (local.get $xs) (v128.load (i32.add (local.get $row) (local.get $at))))))
              (v128.store offset=16 (i32.add (local.get $out) (local.get $at))
                (f32x4.add
                  (v128.load offset=16 (i32.add (local.get $out) (local.get $at)))
                  (f32x4.mul (local.get $xs) (v128.load offset=16 (i32.add (local.get $row) (local.get $at))))))
              (br_if $columns
                (i32.lt_u
                  (local.tee $at (i32.add (local.get $at) (i32.const 32)))
                  (local.get $bytes))))))
        (local.set $in (i32.add (local.get $in) (i32.const 4)))
        (local.set $from (i32.add (local.get $from) (i32.const 4)))
        (local.set $row (i32.add (local.get $row) (local.get $bytes)))
        (br $inputs))))

  ;; out = a + b
  (func (export "add") (param $a i32) (param $b i32) (param $out i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (loop $columns
      (v128.store (local.get $out) (f32x4.add (v128.load (local.get $a)) (v128.load (local.get $b))))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $columns
        (i32.lt_u (local.tee $a (i32.add (local.get $a) (i32.const 16))) (local.get $end)))))

  ;; Sets what is not above 0 to 0.
  (func (export "rectify") (param $at i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $at) (local.get $bytes)))
    (loop $columns
      (v128.store (local.get $at)
        (f32x4.pmax (v128.const f32x4 0 0 0 0) (v128.load (local.get $at))))
      (br_if $columns
        (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))))

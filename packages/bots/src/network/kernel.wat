;; The inner loops of the network: out += input[i] * row[i] for every input that counts.
;; All rows are a whole number of eight floats wide and lie one after the other. Inputs that count are listed first, each as its
;; factor (f32) and the offset of its row (i32), so that the sums stay in registers.
(module
  (import "bots" "memory" (memory 1))

  ;; Lists the inputs that are not 0; returns the end of the list.
  (func $list
    (param $in i32) (param $count i32) (param $list i32) (param $bytes i32) (result i32)
    (local $end i32) (local $row i32) (local $x f32)
    (local.set $end (i32.add (local.get $in) (i32.shl (local.get $count) (i32.const 2))))
    (loop $inputs
      (local.set $x (f32.load (local.get $in)))
      (f32.store (local.get $list) (local.get $x))
      (i32.store offset=4 (local.get $list) (local.get $row))
      (local.set $list (i32.add (local.get $list) (i32.shl (f32.ne (local.get $x) (f32.const 0)) (i32.const 3))))
      (local.set $row (i32.add (local.get $row) (local.get $bytes)))
      (br_if $inputs
        (i32.lt_u (local.tee $in (i32.add (local.get $in) (i32.const 4))) (local.get $end))))
    (local.get $list))

  ;; Lists the inputs that differ from earlier ones, with the difference; a span is the start of a list and its end, which is
  ;; stored. Four that are all the same are skipped at once.
  (func (export "listChanges")
    (param $in i32) (param $from i32) (param $count i32) (param $span i32) (param $bytes i32)
    (local $end i32) (local $next i32) (local $row i32) (local $x f32) (local $list i32)
    (local.set $list (i32.load (local.get $span)))
    (local.set $end (i32.add (local.get $in) (i32.shl (local.get $count) (i32.const 2))))
    (loop $fours
      (local.set $next (i32.add (local.get $in) (i32.const 16)))
      (if (v128.any_true (f32x4.ne (v128.load (local.get $in)) (v128.load (local.get $from))))
        (then
          (loop $inputs
            (local.set $x (f32.sub (f32.load (local.get $in)) (f32.load (local.get $from))))
            (f32.store (local.get $list) (local.get $x))
            (i32.store offset=4 (local.get $list) (local.get $row))
            (local.set $list (i32.add (local.get $list) (i32.shl (f32.ne (local.get $x) (f32.const 0)) (i32.const 3))))
            (local.set $from (i32.add (local.get $from) (i32.const 4)))
            (local.set $row (i32.add (local.get $row) (local.get $bytes)))
            (br_if $inputs
              (i32.lt_u (local.tee $in (i32.add (local.get $in) (i32.const 4))) (local.get $next)))))
        (else
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (local.set $row (i32.add (local.get $row) (i32.shl (local.get $bytes) (i32.const 2))))))
      (br_if $fours (i32.lt_u (local.tee $in (local.get $next)) (local.get $end))))
    (i32.store offset=4 (local.get $span) (local.get $list)))

  ;; out = a + the rows of a list: 24 columns at a time, then eight.
  (func $addListed
    (param $list i32) (param $end i32) (param $rows i32) (param $a i32) (param $out i32) (param $bytes i32)
    (local $at i32) (local $row i32) (local $x v128)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128) (local $s4 v128) (local $s5 v128)
    (block $done
      (loop $columns
        (br_if $done (i32.lt_u (local.get $bytes) (i32.const 96)))
        (local.set $s0 (v128.load (local.get $a)))
        (local.set $s1 (v128.load offset=16 (local.get $a)))
        (local.set $s2 (v128.load offset=32 (local.get $a)))
        (local.set $s3 (v128.load offset=48 (local.get $a)))
        (local.set $s4 (v128.load offset=64 (local.get $a)))
        (local.set $s5 (v128.load offset=80 (local.get $a)))
        (local.set $at (local.get $list))
        (block $listed
          (loop $inputs
            (br_if $listed (i32.ge_u (local.get $at) (local.get $end)))
            (local.set $x (v128.load32_splat (local.get $at)))
            (local.set $row (i32.add (local.get $rows) (i32.load offset=4 (local.get $at))))
            (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (local.get $x) (v128.load (local.get $row)))))
            (local.set $s1 (f32x4.add (local.get $s1) (f32x4.mul (local.get $x) (v128.load offset=16 (local.get $row)))))
            (local.set $s2 (f32x4.add (local.get $s2) (f32x4.mul (local.get $x) (v128.load offset=32 (local.get $row)))))
            (local.set $s3 (f32x4.add (local.get $s3) (f32x4.mul (local.get $x) (v128.load offset=48 (local.get $row)))))
            (local.set $s4 (f32x4.add (local.get $s4) (f32x4.mul (local.get $x) (v128.load offset=64 (local.get $row)))))
            (local.set $s5 (f32x4.add (local.get $s5) (f32x4.mul (local.get $x) (v128.load offset=80 (local.get $row)))))
            (local.set $at (i32.add (local.get $at) (i32.const 8)))
            (br $inputs)))
        (v128.store (local.get $out) (local.get $s0))
        (v128.store offset=16 (local.get $out) (local.get $s1))
        (v128.store offset=32 (local.get $out) (local.get $s2))
        (v128.store offset=48 (local.get $out) (local.get $s3))
        (v128.store offset=64 (local.get $out) (local.get $s4))
        (v128.store offset=80 (local.get $out) (local.get $s5))
        (local.set $rows (i32.add (local.get $rows) (i32.const 96)))
        (local.set $a (i32.add (local.get $a) (i32.const 96)))
        (local.set $out (i32.add (local.get $out) (i32.const 96)))
        (local.set $bytes (i32.sub (local.get $bytes) (i32.const 96)))
        (br $columns)))
    (block $done
      (loop $columns
        (br_if $done (i32.eqz (local.get $bytes)))
        (local.set $s0 (v128.load (local.get $a)))
        (local.set $s1 (v128.load offset=16 (local.get $a)))
        (local.set $at (local.get $list))
        (block $listed
          (loop $inputs
            (br_if $listed (i32.ge_u (local.get $at) (local.get $end)))
            (local.set $x (v128.load32_splat (local.get $at)))
            (local.set $row (i32.add (local.get $rows) (i32.load offset=4 (local.get $at))))
            (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (local.get $x) (v128.load (local.get $row)))))
            (local.set $s1 (f32x4.add (local.get $s1) (f32x4.mul (local.get $x) (v128.load offset=16 (local.get $row)))))
            (local.set $at (i32.add (local.get $at) (i32.const 8)))
            (br $inputs)))
        (v128.store (local.get $out) (local.get $s0))
        (v128.store offset=16 (local.get $out) (local.get $s1))
        (local.set $rows (i32.add (local.get $rows) (i32.const 32)))
        (local.set $a (i32.add (local.get $a) (i32.const 32)))
        (local.set $out (i32.add (local.get $out) (i32.const 32)))
        (local.set $bytes (i32.sub (local.get $bytes) (i32.const 32)))
        (br $columns))))

  ;; out = base + the changes of the table and of all seats: from `seat` on, each seat has the next rows.
  (func (export "sumFirstLayer")
    (param $spans i32) (param $players i32) (param $seat i32) (param $fromTable i32) (param $fromSeats i32) (param $step i32)
    (param $base i32) (param $out i32) (param $bytes i32)
    (local $left i32) (local $span i32)
    (call $addListed
      (i32.load (local.get $spans)) (i32.load offset=4 (local.get $spans))
      (local.get $fromTable) (local.get $base) (local.get $out) (local.get $bytes))
    (local.set $left (local.get $players))
    (loop $seats
      (local.set $span (i32.add (local.get $spans) (i32.shl (local.get $seat) (i32.const 3))))
      (call $addListed
        (i32.load offset=8 (local.get $span)) (i32.load offset=12 (local.get $span))
        (local.get $fromSeats) (local.get $out) (local.get $out) (local.get $bytes))
      (local.set $fromSeats (i32.add (local.get $fromSeats) (local.get $step)))
      (local.set $seat (i32.add (local.get $seat) (i32.const 1)))
      (if (i32.eq (local.get $seat) (local.get $players)) (then (local.set $seat (i32.const 0))))
      (br_if $seats (local.tee $left (i32.sub (local.get $left) (i32.const 1))))))

  ;; out = bias + the rows of all inputs that are not 0.
  (func $layer (export "layer")
    (param $in i32) (param $count i32) (param $rows i32) (param $bias i32) (param $out i32) (param $bytes i32) (param $list i32)
    (call $addListed
      (local.get $list)
      (call $list (local.get $in) (local.get $count) (local.get $list) (local.get $bytes))
      (local.get $rows) (local.get $bias) (local.get $out) (local.get $bytes)))

  ;; Sets what is not above 0 to 0.
  (func $rectify (param $at i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $at) (local.get $bytes)))
    (loop $columns
      (v128.store (local.get $at)
        (f32x4.pmax (v128.const f32x4 0 0 0 0) (v128.load (local.get $at))))
      (br_if $columns
        (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end)))))

  ;; ReLU of a layer in place, then the next layer.
  (func (export "rectifiedLayer")
    (param $in i32) (param $count i32) (param $rows i32) (param $bias i32) (param $out i32) (param $bytes i32) (param $list i32)
    (call $rectify (local.get $in) (i32.shl (local.get $count) (i32.const 2)))
    (call $layer
      (local.get $in) (local.get $count) (local.get $rows) (local.get $bias) (local.get $out) (local.get $bytes)
      (local.get $list)))

  ;; Each input, unless it is 0, times the same vector is added to its row.
  (func (export "addOuter")
    (param $in i32) (param $count i32) (param $by i32) (param $row i32) (param $bytes i32)
    (local $end i32) (local $at i32) (local $x v128)
    (local.set $end (i32.add (local.get $in) (i32.shl (local.get $count) (i32.const 2))))
    (loop $inputs
      (if (f32.ne (f32.load (local.get $in)) (f32.const 0))
        (then
          (local.set $x (v128.load32_splat (local.get $in)))
          (local.set $at (i32.const 0))
          (loop $columns
            (v128.store (i32.add (local.get $row) (local.get $at))
              (f32x4.add
                (v128.load (i32.add (local.get $row) (local.get $at)))
                (f32x4.mul (local.get $x) (v128.load (i32.add (local.get $by) (local.get $at))))))
            (br_if $columns
              (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $bytes))))))
      (local.set $row (i32.add (local.get $row) (local.get $bytes)))
      (br_if $inputs
        (i32.lt_u (local.tee $in (i32.add (local.get $in) (i32.const 4))) (local.get $end))))))

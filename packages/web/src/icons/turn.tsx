import { Line, Patch, Rod, Shape } from './draw.tsx'

const FLAME = 'c.5 2 2.8 3 2.8 5.500S8.5 11 7 11s-2.8-1-2.8-3.500S6.6 4 7 2z'
const STEPS = 'M3.5 13.5 13 4m0 0H8.800M13 4v4.2'

/** The turn, and the powers of the palace: `first`, `procession`, `recruit`, `advance`. */
export const TURN_ART = {
  first: (
    <>
      <Rod d="M5 1.800v20.4" color="#d9a441" width={1.8} edge={0.9} />
      <Shape d="M6.5 3h15l-3.8 5.3 3.8 5.300h-15z" fill="#c2362d" />
      <Line d="M11.6 6.3 13.2 5v6.8" color="#fff0c4" width={2} />
    </>
  ),
  passed: (
    <>
      <Shape d="M18.8 15.600A8.9 8.9 0 0 1 9.7 2.7 9.6 9.6 0 1 0 21 14.600a9 9 0 0 1-2.2 1z" fill="#c9d6ee" />
      <Rod d="M14 4.200h5l-5 5.600h5" color="#ffe9a3" width={1.7} edge={0.85} />
    </>
  ),
  procession: (
    <>
      <Rod d="M7 10v12M17 10v12" color="#a4672c" width={1.6} edge={0.9} />
      <Shape d={`M7 2${FLAME}`} fill="#f07f2a" edge={1.1} />
      <Shape d={`M7 2${FLAME}`} fill="#f07f2a" edge={1.1} turn="translate(10 0)" />
      <Patch
        d="M7 6.200c.3.9 1.1 1.4 1.1 2.3 0 .7-.5 1.2-1.1 1.200s-1.1-.5-1.1-1.200c0-.9.8-1.4 1.1-2.300zM17 6.200c.3.9 1.1 1.4 1.1 2.3 0 .7-.5 1.2-1.1 1.200s-1.1-.5-1.1-1.200c0-.9.8-1.4 1.1-2.300z"
        fill="#ffe48a"
      />
      <Rod d="M2.5 15.500h19" color="#f1c550" width={1.6} edge={0.8} />
    </>
  ),
  recruit: (
    <>
      <Shape
        d="M4.5 5h7a2 2 0 0 1 2 2v11.500a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"
        fill="#2f5da8"
        edge={1.2}
        turn="rotate(-10 8 12)"
      />
      <Shape
        d="M11.5 4H19a2 2 0 0 1 2 2v12.500a2 2 0 0 1-2 2h-7.500a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
        fill="#f3e3bf"
        edge={1.2}
        turn="rotate(7 15 12)"
      />
      <Patch d="M15.5 7.500l1.5 3.3 3.4 1.4-3.3 1.5-1.4 3.4-1.5-3.3-3.4-1.4 3.3-1.500z" fill="#c2362d" />
    </>
  ),
  advance: (
    <>
      <Shape d="M2 22v-5h5v-5h5V7h5V2.500h5V22z" fill="#d9b06a" />
      <Rod d={STEPS} color="#ffe48a" width={2} />
    </>
  ),
  winner: (
    <>
      <Rod
        d="M6 5.500H2.800c0 4 1.6 6.2 4.4 6.700M18 5.500h3.200c0 4-1.6 6.2-4.4 6.7"
        color="#d99a2b"
        width={1.5}
        edge={0.8}
      />
      <Shape
        d="M5.5 2.500h13c0 7-1.8 11.5-5.3 12.700v3h3.300v3.300h-9v-3.300h3.300v-3C7.3 14 5.5 9.5 5.5 2.500z"
        fill="#f1c550"
      />
      <Line d="M8 5c.2 3.2.9 5.6 2.2 7" color="#fff3c4" width={1.5} />
    </>
  ),
}

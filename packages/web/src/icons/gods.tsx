import { Disc, Line, Patch, Rod, Shape } from './draw.tsx'

const LEAF = 'M0 0C-4-2.5-4.5-7.5 0-11 4.5-7.5 4-2.5 0 0z'
const RAYS =
  'M12 4l1.15 5.23 4.51-2.89-2.89 4.510L20 12l-5.23 1.15 2.89 4.51-4.51-2.890L12 20l-1.15-5.23-4.51 2.89 2.89-4.510L4 12l5.23-1.15-2.89-4.51 4.51 2.890z'
const CROOK = 'M10.5 20V9.400c0-3.6 1.3-5.2 3.3-5.2 2.2 0 3.5 1.7 3.1 3.7-.3 1.6-1.9 2.3-3 1.5'

/** A god’s sign on a disc of glazed brick. */
function Glaze({ fill, ring }: { fill: string; ring: string }) {
  return (
    <>
      <Disc r={10.6} fill={fill} />
      <circle cx={12} cy={12} r={9} fill="none" stroke={ring} strokeWidth={1} />
    </>
  )
}

function Leaf({ y, angle, size, fill }: { y: number; angle: number; size: number; fill: string }) {
  const turn = `translate(12 ${y}) rotate(${angle}) scale(${size})`
  return (
    <>
      <Shape d={LEAF} fill={fill} edge={1.2} turn={turn} />
      <Line d="M0-1.500v-6" color="#d8f3b4" width={1} turn={turn} />
    </>
  )
}

const stem = <Rod d="M12 22.800v-7" color="#7cbf55" width={1.2} edge={0.7} />

export const GODS_ART = {
  ishtar: (
    <>
      <Glaze fill="#1f4fa3" ring="#7fb0ee" />
      <path d={RAYS} fill="#ffd966" stroke="#5b3a05" strokeWidth={0.8} strokeLinejoin="round" />
      <circle cx={12} cy={12} r={1.5} fill="#1f4fa3" />
    </>
  ),
  marduk: (
    <>
      <Glaze fill="#9b2e24" ring="#e89a7e" />
      <path
        d="M12 3.4 17.3 13.200H13v2.200h3a.9.9 0 0 1 0 1.800h-3v2.600h-2v-2.600H8a.9.9 0 0 1 0-1.800h3v-2.200H6.700z"
        fill="#ffd966"
        stroke="#5b3a05"
        strokeWidth={0.8}
        strokeLinejoin="round"
      />
    </>
  ),
  tammouz: (
    <>
      <Glaze fill="#2f6e3a" ring="#9bd08f" />
      <Line d={CROOK} color="#5b3a05" width={3.4} />
      <Line d={CROOK} color="#ffd966" width={2} />
      <Patch
        d="M10.5 14.500c-2.2 0-3.8-1-4.4-3 2.3-.3 4 .7 4.4 3zM11 17.300c2.2 0 3.8-1 4.4-3-2.3-.3-4 .7-4.4 3z"
        fill="#b9e59a"
      />
    </>
  ),
}

/** The quality of a plant: as many leaves. */
export const QUALITY_ART = {
  'quality-1': (
    <>
      {stem}
      <Leaf y={16.5} angle={0} size={1.25} fill="#6bbb4f" />
    </>
  ),
  'quality-2': (
    <>
      {stem}
      <Leaf y={18.5} angle={-38} size={1.25} fill="#6bbb4f" />
      <Leaf y={18.5} angle={38} size={1.25} fill="#469a3f" />
    </>
  ),
  'quality-3': (
    <>
      {stem}
      <Leaf y={18.8} angle={-66} size={1.1} fill="#6bbb4f" />
      <Leaf y={18.8} angle={66} size={1.1} fill="#3a8a38" />
      <Leaf y={17} angle={0} size={1.35} fill="#58ac47" />
    </>
  ),
}

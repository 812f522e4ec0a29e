import { Disc, Line, oval, Patch, Rod, Shape } from './draw.tsx'

const WAVE = 'c2-3.2 4-3.2 6 0s4 3.2 6 0 4-3.2 6 0'
const STAR = 'M12 6.400l1.5 3.9 3.9 1.7-3.9 1.700L12 17.600l-1.5-3.900L6.6 12l3.9-1.700z'

/** Four petals of the rosette, the first so far from the top. */
const petals = (first: number) =>
  [0, 90, 180, 270]
    .map((quarter) => {
      const angle = ((first + quarter) * Math.PI) / 180
      return oval(12 + 6.6 * Math.sin(angle), 12 - 6.6 * Math.cos(angle), 3, 4.4, first + quarter)
    })
    .join('')

export const STOCK_ART = {
  camel: (
    <>
      <Shape
        d="M2.2 13.800C2.2 11 4 9.8 6.2 9.6 7 6.2 8.4 4.3 10 4.300c1.7 0 3.2 2.4 4 5.4 1.2.5 2 .2 2.4-1l.8-3.700c.4-1.7 1.5-2.6 3-2.500l1.4.2c1.3.3 2 1.3 1.7 2.4-.2.8-.8 1.1-1.6 1.100h-1.400l-.9 5.600c-.4 2-1.5 3.2-2.9 3.700v6.200h-2.500v-5.600H7.400l-.6 5.600H4.300l-.2-5.8-.7-.8v3.2"
        fill="#e2a44a"
      />
      <Line d="M7.2 10.200c.6-2.5 1.5-4.1 2.8-4.200M4.6 12.200c.6-.8 1.5-1 2.6-1" color="#ffe0a0" />
      <Shape d="M7.6 9.400h5l1 3.800H6.800z" fill="#b8352c" edge={1} />
      <Patch d="M20.6 3.800a.7.7 0 1 1 0 1.4.7.7 0 0 1 0-1.400z" fill="#23160c" />
    </>
  ),
  talent: (
    <>
      <Disc r={9.7} fill="#edb02e" edge={1.4} />
      <Line d="M4.6 12A7.4 7.4 0 0 1 12 4.6" color="#fff0b8" width={1.7} />
      <circle cx={12} cy={12} r={6.6} fill="#f8cf5e" stroke="#9a6408" strokeWidth={1.1} />
      <Patch d={STAR} fill="#9a6408" />
    </>
  ),
  /** Prestige: the rosette of Babylon’s gate. */
  points: (
    <>
      <Shape d={petals(0)} fill="#edb02e" edge={1} />
      <Shape d={petals(45)} fill="#f8d368" edge={1} />
      <Disc r={4.3} fill="#1f4fa3" edge={1.1} />
      <circle cx={12} cy={12} r={1.7} fill="#ffe9a3" />
    </>
  ),
  tile: (
    <>
      <Shape d="M5 22V8a7 7 0 0 1 14 0v14z" fill="#f3e3bf" />
      <Line d="M7.5 19.500V8.200a4.5 4.5 0 0 1 9 0v11.300z" color="#c96f3b" width={1.4} />
      <Patch d="M12 8l1.3 2.7 2.7 1.3-2.7 1.300L12 16l-1.3-2.700L8 12l2.7-1.300z" fill="#9a6408" />
    </>
  ),
  irrigation: <Rod d={`M3 9${WAVE}M3 16${WAVE}`} color="#55c4e8" width={2.8} edge={1.1} />,
  card: (
    <>
      <Shape
        d="M6.5 2h11A2.5 2.5 0 0 1 20 4.500V20a2.5 2.5 0 0 1-2.5 2.500h-11A2.5 2.5 0 0 1 4 20V4.500A2.5 2.5 0 0 1 6.5 2z"
        fill="#2f5da8"
      />
      <Line d="M7 5h10v14.500H7z" color="#7fa6e6" width={0.8} />
      <Disc y={12.2} r={3.6} fill="#f1c550" edge={1} />
    </>
  ),
}

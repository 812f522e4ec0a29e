import { Disc, Line, Oval, oval, Patch, Rod, Shape } from './draw.tsx'

/** Rows of grains, the lowest first; the gleam of a grain leans as it does. */
const GRAIN_ROWS = [17, 12.6, 8.2]
const grains = (y: number) => oval(8.4, y, 2.1, 3.5, -32) + oval(15.6, y, 2.1, 3.5, 32)
const GLEAMS = GRAIN_ROWS.map((y) => `M8.4 ${y + 1.2}l-1.3-2M14.6 ${y + 0.5}l1.3-2`).join('')

function Frond({ angle, length, fill }: { angle: number; length: number; fill: string }) {
  const tip = 14.5 - length
  const waist = 14.5 - length * 0.6
  const leaf = `M12 14.5C10 11 9.9 ${waist} 12 ${tip}C14.1 ${waist} 14 11 12 14.5z`
  return <Shape d={leaf} fill={fill} edge={1} turn={`rotate(${angle} 12 14.5)`} />
}

const DATE_STALKS = 'M12 1.5c.4 3 .2 5-.2 7.5M12 4.5C9.5 5.5 8 8 7.5 10.5M12.1 4.5c2.6 1 4.2 3.5 4.6 6'
const WINE_HANDLES = 'M9 4.8C4.5 4.5 3.8 8.5 6.3 11.2M15 4.8c4.5-.3 5.2 3.7 2.7 6.4'
const BASKET_HANDLE = 'M5.5 9.5C6.5 3.5 9 1.7 12 1.700s5.5 1.8 6.5 7.8'

export const GOODS_ART = {
  barley: (
    <>
      <Rod d="M12 22.800V8" color="#c98b1b" width={1.4} edge={0.6} />
      <Line d="M8 6 6.6 2.400M16 6l1.4-3.600M12 3V.8" color="#c98b1b" width={1.1} />
      {GRAIN_ROWS.map((y) => (
        <Shape key={y} d={grains(y)} fill="#f4bc35" edge={1.1} />
      ))}
      <Oval y={4.6} rx={2.1} ry={3.5} fill="#f4bc35" edge={1.1} />
      <Line d={`${GLEAMS}M11.4 5.600v-2.4`} color="#ffe9a3" width={1.1} />
    </>
  ),
  dates: (
    <>
      <Rod d={DATE_STALKS} color="#6fa043" width={1.2} edge={0.6} />
      <Oval x={6.6} y={14} rx={3.8} ry={5.2} fill="#a8481c" turn="rotate(10 6.6 14)" />
      <Oval x={17.4} y={14} rx={3.8} ry={5.2} fill="#8f3814" turn="rotate(-10 17.4 14)" />
      <Oval x={12} y={16.8} rx={4.1} ry={5.8} fill="#c25a22" />
      <Line d="M10 14c.4-1.2 1-1.8 1.8-2M5 12c.3-1 .8-1.4 1.4-1.600M16 12c.3-1 .8-1.4 1.4-1.6" color="#f7b98a" />
    </>
  ),
  salt: (
    <>
      <Shape d="M4.8 13.500C6 8 9.5 3 12 3s6 5 7.2 10.500z" fill="#fbfcfe" />
      <Patch d="M12 3.700c2.3.4 5.3 4.6 6.5 9.300H14C14 9 13.2 6 12 3.700z" fill="#c3d2e2" />
      <Line d="M9 9.500h.01M11.2 7h.01M8.5 12h.01M11.6 11h.01M14.5 9h.01M16 12h.01" color="#8fa5bc" />
      <Shape d="M2 13h20c0 5-4 8.5-10 8.500S2 18 2 13z" fill="#c96f3b" />
      <Line d="M4 15.200c.8 2.5 2.5 3.8 4.5 4.4" color="#f0ab7a" />
    </>
  ),
  palm: (
    <>
      <Rod d="M12 23V12" color="#b6793a" width={1.6} edge={0.7} />
      <Frond angle={-98} length={9.5} fill="#4c9a45" />
      <Frond angle={98} length={9.5} fill="#3f8a3e" />
      <Frond angle={-64} length={11} fill="#5cae4f" />
      <Frond angle={64} length={11} fill="#4c9a45" />
      <Frond angle={-31} length={12} fill="#74c45f" />
      <Frond angle={31} length={12} fill="#5cae4f" />
      <Frond angle={0} length={13} fill="#93db74" />
    </>
  ),
  wine: (
    <>
      <Rod d={WINE_HANDLES} color="#b65c92" width={1.5} edge={0.95} />
      <Shape
        d="M9.3 3.500h5.400l-.5 4.300c2.8 1.2 4.3 3.4 4.3 6 0 3.5-2.4 6-4.7 7.500v1.400h-3.600v-1.400C7.9 19.8 5.5 17.3 5.5 13.800c0-2.6 1.5-4.8 4.3-6z"
        fill="#8e3a74"
      />
      <Shape d="M8.4 1.600h7.200v2.200H8.400z" fill="#d98bb8" edge={1.1} />
      <Line d="M8 12c.4-1.3 1.2-2 2.2-2.5" color="#e7b3d2" width={1.5} />
      <Line d="M6.3 15.300c3.8 1.2 7.6 1.2 11.4 0" color="#f1ce6c" />
    </>
  ),
  'any-good': (
    <>
      <Rod d={BASKET_HANDLE} color="#c98a45" width={1.5} edge={0.85} />
      <Disc x={8} y={9} r={2.8} fill="#f4bc35" edge={1} />
      <Disc x={16} y={9} r={2.8} fill="#8e3a74" edge={1} />
      <Disc x={12} y={8} r={3} fill="#62b34f" edge={1} />
      <Shape d="M2.3 10h19.400l-2 10c-.2 1.3-1 2-2.3 2H6.600c-1.3 0-2.1-.7-2.3-2z" fill="#c98a45" />
      <Line d="M4 14h16M5 18h14M8 11l.8 10M12 11v10M16 11l-.8 10" color="#7e4f1e" width={1} />
    </>
  ),
}

import { Disc, Line, oval, Patch, Rod, Shape } from './draw.tsx'

const PETAL = 'M12 15.500C9 11.5 9.3 4.5 12 2c2.7 2.5 3 9.5 0 13.500z'
const FAN = [
  { angle: -72, fill: '#7b4fb3' },
  { angle: 72, fill: '#5f3894' },
  { angle: -36, fill: '#9669ce' },
  { angle: 36, fill: '#7b4fb3' },
  { angle: 0, fill: '#b084e3' },
]
/** An eye near the tip of each feather. */
const EYES = FAN.map(({ angle }) => {
  const turned = (angle * Math.PI) / 180
  return oval(12 + 10.1 * Math.sin(turned), 15.5 - 10.1 * Math.cos(turned), 1.2, 1.2, 0)
}).join('')
const COMPASSES = 'M12 4.5 4.8 21.500M12 4.500l7.2 17'

export const TRADES_ART = {
  farmer: (
    <>
      <Shape
        d="M9.3 12.900C6.200 9.300 7 4.400 11.200 2.300c4.700-2.200 10 .1 11.600 4.800-3.200-2.100-6.900-2.100-9 .1-1.500 1.600-1.500 3.500-.7 5.100z"
        fill="#e7a94a"
      />
      <Line d="M9.4 9.400c-.3-2.200.8-4.300 2.900-5.300 1.400-.7 3-.8 4.500-.4" color="#ffe7b0" width={1.2} />
      <Shape
        d="M14.200 11.400 6.500 22.300c-1.600 1.200-4.700-1.200-4-3.100L9.600 9.600c2.200-.6 4.100.3 4.600 1.800z"
        fill="#8f4f22"
      />
      <Line d="M9.3 12.300 4.800 18.900" color="#c98645" width={1.3} />
    </>
  ),
  priest: (
    <>
      <Shape
        d="M12 1.200c.6 3 4.8 4.6 4.8 8.8 0 2.8-2 4.6-4.8 4.600S7.2 12.8 7.2 10c0-2 1.2-3 2-4.8.4 1 1 1.5 1.5 1.600C10.5 4.8 11 2.8 12 1.200z"
        fill="#f07f2a"
      />
      <Patch d="M12 8c.4 1.4 2 2 2 3.8 0 1.2-.8 2-2 2s-2-.8-2-2C10 10.4 11.3 9.7 12 8z" fill="#ffe48a" />
      <Shape d="M4 14.200h16l-2 3.400H6z" fill="#d9b06a" edge={1.1} />
      <Shape d="M8 17.600h8l1.8 5H6.200z" fill="#b9854a" edge={1.1} />
    </>
  ),
  engineer: (
    <>
      <Rod d={COMPASSES} color="#e2a848" width={3.2} edge={1.1} />
      <Line d="M11 7.5 6 19.5" color="#ffe3a0" width={1.1} />
      <Rod d="M6.8 14c3.2 2.6 7.2 2.6 10.4 0" color="#4fc3d9" width={2.6} />
      <Disc y={4.6} r={3.4} fill="#f1c550" />
    </>
  ),
  merchant: (
    <>
      <Shape
        d="M8.7 6.500C4.5 10 2.5 13.5 2.5 17c0 3.5 3 5.2 9.5 5.200s9.5-1.7 9.5-5.200c0-3.5-2-7-6.2-10.500z"
        fill="#c98a45"
      />
      <Line d="M5.2 16c.3-2 1.3-4 3-5.8" color="#f3cb92" width={1.5} />
      <Shape d="M7.6 1.8 9 5.600h6l1.4-3.8-2.4 1-2-1-2 1z" fill="#e0ac6a" edge={1.1} />
      <Line d="M7.8 6.200h8.4" color="#b8352c" width={2.4} />
      <circle cx={12.5} cy={15.5} r={3.6} fill="#f8cf5e" stroke="#9a6408" strokeWidth={1.1} />
      <Patch d="M12.5 13.300l.7 1.5 1.5.7-1.5.7-.7 1.5-.7-1.5-1.5-.7 1.5-.7z" fill="#9a6408" />
    </>
  ),
  courtier: (
    <>
      <Rod d="M12 22.600v-9" color="#edb02e" width={1.7} edge={0.85} />
      {FAN.map(({ angle, fill }) => (
        <Shape key={angle} d={PETAL} fill={fill} edge={1.1} turn={`rotate(${angle} 12 15.5)`} />
      ))}
      <Patch d={EYES} fill="#f1c550" />
      <Disc y={15.5} r={2.3} fill="#f1c550" edge={1.1} />
    </>
  ),
  noble: (
    <>
      <Shape d="M2.5 7.5 7 12l5-8.500L17 12l4.5-4.500L19.5 20h-15z" fill="#f1c550" />
      <Line d="M4.8 16.600h14.4" color="#9a6408" width={1.5} />
      <Disc y={13.1} r={1.7} fill="#c2362d" edge={0.9} />
      <circle cx={7.6} cy={14} r={1.1} fill="#2f74c9" />
      <circle cx={16.4} cy={14} r={1.1} fill="#2f74c9" />
      <Disc y={3.4} r={1.5} fill="#fff0b8" edge={0.9} />
      <Disc x={2.7} y={7.3} r={1.4} fill="#fff0b8" edge={0.9} />
      <Disc x={21.3} y={7.3} r={1.4} fill="#fff0b8" edge={0.9} />
    </>
  ),
}

import { at, short } from '../draw/pen.ts'
import { Plant } from '../flora/Plant.tsx'
import { project } from '../geometry.ts'
import { paint, type Scene } from '../scene.ts'
import { wallFrame } from '../terraces/Wall.tsx'
import { type Arm, bankGrass, onArm, riverArea, streaks, WIDTH } from './river.ts'

const LILIES: readonly (readonly [arm: Arm, along: number, out: number])[] = [
  ['left', 1.6, 0.7],
  ['left', 3.1, 0.6],
  ['left', 0.3, 0.55],
  ['right', 2, 0.65],
  ['right', 4.4, 0.7],
]

const REEDS: readonly (readonly [arm: Arm, along: number, out: number])[] = [
  ['left', 4.6, 1.08],
  ['left', 3.6, 1.12],
  ['left', 2.3, 1.07],
  ['left', 1.1, 1.1],
  ['right', 1.2, 1.1],
  ['right', 2.4, 1.07],
  ['right', 3.5, 1.12],
  ['right', 4.5, 1.07],
  ['left', 4.55, 0.06],
  ['right', 4.6, 0.06],
  ['left', 5.1, 0.04],
  ['right', 5.1, 0.04],
]

function BankGrass({ scene }: { scene: Scene }) {
  const { geometry } = scene
  return (
    <g fill="none" strokeLinecap="round" strokeWidth="1.4">
      {[1, 2, 3, 4].map((tone) => (
        <path key={tone} d={bankGrass(geometry, 40 + tone, 90)} stroke={`var(--g-leaf-${tone})`} />
      ))}
    </g>
  )
}

/** The quay mirrored in the water. */
function Reflection({ scene }: { scene: Scene }) {
  const { hw, quay } = scene.geometry
  return (['left', 'right'] as const).map((flank) => (
    <g key={flank} transform={wallFrame(scene, 1, flank)}>
      <rect
        x={flank === 'left' ? -4 * hw : 0}
        y={quay}
        width={4 * hw}
        height={1.3 * quay}
        fill={paint(scene, `mirror-${flank}`)}
      />
    </g>
  ))
}

/** The river past the two lower edges of the diamond (R3.4), with what grows and floats on it. */
export function River({ scene }: { scene: Scene }) {
  const { geometry } = scene
  const boat = onArm(geometry, 'right', 3.05, 0.45)
  const shore = [onArm(geometry, 'left', 4, 0.03), project(geometry, -0.03, -0.03), onArm(geometry, 'right', 4, 0.03)]
  return (
    <>
      <path d={riverArea(geometry, WIDTH + 0.26)} fill="var(--g-bank-1)" />
      <path d={riverArea(geometry, WIDTH + 0.21)} fill="var(--g-grass-3)" fillOpacity=".8" />
      <path d={riverArea(geometry, WIDTH + 0.1)} fill="var(--g-bank-2)" />
      <path d={riverArea(geometry, WIDTH)} fill={paint(scene, 'river')} />
      <Reflection scene={scene} />
      <g fill="none" strokeLinecap="round">
        <path d={streaks(geometry, 71, 80)} stroke="var(--g-river-light)" strokeWidth="1.2" strokeOpacity=".45" />
        <path d={streaks(geometry, 72, 30)} stroke="var(--g-foam)" strokeWidth="1.3" strokeOpacity=".4" />
        <path
          d={`M${at(shore[0])}L${at(shore[1])}L${at(shore[2])}`}
          stroke="var(--g-foam)"
          strokeWidth="1.6"
          strokeDasharray="9 5 16 7"
          strokeOpacity=".5"
        />
      </g>
      <BankGrass scene={scene} />
      {LILIES.map(([arm, along, out]) => {
        const [x, y] = onArm(geometry, arm, along, out)
        return <Plant key={x} scene={scene} kind="lotus" x={x} y={y} size={0.85} bloom="#f7b6d2" />
      })}
      {REEDS.map(([arm, along, out]) => {
        const [x, y] = onArm(geometry, arm, along, out)
        return <Plant key={x} scene={scene} kind="reeds" x={x} y={y} size={1} />
      })}
      <Boat x={boat[0]} y={boat[1]} />
    </>
  )
}

/** A boat of the Euphrates under a striped sail. */
function Boat({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${short(x)} ${short(y)})`}>
      <ellipse cx="1" cy="6" rx="28" ry="5" fill="#04182b" fillOpacity=".35" />
      <path
        d="M-27-6C-20 5 16 3 29-13 24 4 14 9-2 9-18 9-25 3-27-6z"
        fill="#a9682c"
        stroke="#3b2008"
        strokeWidth="1.2"
      />
      <path d="M-24-2C-14 5 14 2 26-8" stroke="#e0a660" strokeWidth="1.3" fill="none" />
      <path d="M2 3v-39" stroke="#5b3410" strokeWidth="2" />
      <path d="M3-35C17-28 19-14 14-3L3-4z" fill="#f4e4bf" stroke="#8a6a34" strokeWidth=".9" />
      <path d="M5-27C12-23 14-16 13-10M5-18c4 2 6 5 7 10" stroke="#c2362d" strokeWidth="2.2" fill="none" />
    </g>
  )
}

import { short } from '../draw/pen.ts'

/** A boat of the Euphrates under a striped sail. */
export function Boat({ x, y }: { x: number; y: number }) {
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

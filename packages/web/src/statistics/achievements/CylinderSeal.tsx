import { drawingId } from '../../icons/IconSprite.tsx'
import type { Achievement, Stone } from './achievement.ts'
import './cylinder-seal.css'

const STONES: readonly Stone[] = ['lapis', 'carnelian', 'hematite', 'gold', 'clay']

const BODY = 'M8 13v38a14 4.5 0 0 0 28 0V13z'
const LOWER_CAP = 'M6 49.500v4a16 5 0 0 0 32 0v-4a16 5 0 0 1-32 0z'
const UPPER_CAP = 'M6 9v4a16 5 0 0 0 32 0V9z'

/** What all seals are drawn with; rendered once. */
export const SealDefs = () => (
  <svg className="seal-defs" width={0} height={0} aria-hidden="true">
    <defs>
      {STONES.map((stone) => (
        <linearGradient key={stone} id={`stone-${stone}`} className="seal-stone" data-stone={stone}>
          <stop offset="0" className="seal-dark" />
          <stop offset="0.32" className="seal-bright" />
          <stop offset="1" className="seal-dark" />
        </linearGradient>
      ))}
      <linearGradient id="seal-cap" className="seal-cap">
        <stop offset="0" className="seal-dark" />
        <stop offset="0.32" className="seal-bright" />
        <stop offset="1" className="seal-dark" />
      </linearGradient>
      {/* The dark outlines of an icon become the grooves, its bright surfaces the stone that is left standing. */}
      <filter id="seal-engrave" colorInterpolationFilters="sRGB">
        <feColorMatrix
          type="matrix"
          values="-.33 -.65 -.12 0 1.05 -.33 -.65 -.12 0 1.05 -.33 -.65 -.12 0 1.05 0 0 0 1 0"
        />
      </filter>
    </defs>
  </svg>
)

interface CylinderSealProps extends Pick<Achievement, 'stone' | 'icon'> {
  readonly earned: boolean
}

/** A cylinder seal with its motif; a dashed outline as long as it has not been cut. An ornament, its name stands beside it. */
export function CylinderSeal({ stone, icon, earned }: CylinderSealProps) {
  const motif = `motif-${icon}`
  return (
    <svg
      className={earned ? 'cylinder-seal is-earned' : 'cylinder-seal'}
      data-stone={stone}
      viewBox="0 0 44 64"
      aria-hidden="true"
    >
      <mask id={motif}>
        <use
          href={`#${drawingId(icon)}`}
          className="seal-motif"
          transform="translate(11 21) scale(.92)"
          filter="url(#seal-engrave)"
        />
      </mask>
      {earned ? (
        <>
          <ellipse className="seal-shadow" cx={23} cy={58.5} rx={17} ry={4} />
          <path d={BODY} fill={`url(#stone-${stone})`} />
          <g mask={`url(#${motif})`} transform="translate(.7 .9)">
            <rect className="seal-shade" x={8} y={18} width={28} height={30} />
          </g>
          <rect className="seal-groove" x={8} y={18} width={28} height={30} mask={`url(#${motif})`} />
          <path className="seal-edge" d={LOWER_CAP} fill="url(#seal-cap)" />
          <path className="seal-edge" d={UPPER_CAP} fill="url(#seal-cap)" />
          <ellipse className="seal-top" cx={22} cy={9} rx={16} ry={5} />
          <ellipse className="seal-hole" cx={22} cy={9} rx={4} ry={1.4} />
        </>
      ) : (
        <>
          <path className="seal-outline" d="M8 11v42a14 4.500 0 0 0 28 0V11" />
          <ellipse className="seal-outline" cx={22} cy={11} rx={14} ry={4.5} />
          <rect className="seal-uncut" x={8} y={18} width={28} height={30} mask={`url(#${motif})`} />
        </>
      )}
    </svg>
  )
}

import type { Color, Cube } from '@amyitis/engine'
import { useText } from '../text/use-text.ts'
import { GLYPHS } from './glyphs.ts'

interface Glaze {
  readonly top: string
  readonly lit: string
  readonly shade: string
  readonly edge: string
}

const GLAZES: Readonly<Record<Cube, Glaze>> = {
  blue: { top: '#6eb6f2', lit: '#2e83d6', shade: '#1b5ca3', edge: '#0b2a52' },
  red: { top: '#f5857a', lit: '#d63b33', shade: '#a3231f', edge: '#4d0c0c' },
  black: { top: '#74727f', lit: '#34323e', shade: '#1b1a22', edge: 'var(--black-edge)' },
  white: { top: '#ffffff', lit: '#efe7d6', shade: '#c9bda3', edge: '#6c5c3e' },
  neutral: { top: '#bdbab4', lit: '#8f8c87', shade: '#6b6863', edge: '#33302c' },
}

const HULL = 'M12 2 21.5 7.200v9.800L12 22.2 2.5 17V7.200z'

/** The player’s shape as it lies on the lit face; neutral cubes are plain. */
const SIGNS: Readonly<Record<Cube, string>> = {
  blue: 'M-2.9 0a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0z',
  red: 'M0-3.4 3.2 2.700h-6.400z',
  black: 'M-2.5-2.500h5v5h-5z',
  white: 'M0-3.7 3.2 0 0 3.7-3.2 0z',
  neutral: '',
}

function CubeArt({ color }: { color: Cube }) {
  const { top, lit, shade, edge } = GLAZES[color]
  return (
    <>
      <path d={HULL} fill={lit} />
      <path d="M12 12.4 21.5 7.200v9.800L12 22.200z" fill={shade} />
      <path d="M12 2 21.5 7.2 12 12.4 2.5 7.200z" fill={top} />
      <path d={SIGNS[color]} transform="matrix(.9 .49 0 1 7.2 14.6)" fill={color === 'white' ? '#7a5a1e' : '#ffffff'} />
      <path d={HULL} fill="none" stroke={edge} strokeWidth={1.4} strokeLinejoin="round" />
    </>
  )
}

interface Badge {
  readonly fill: string
  readonly edge: string
  readonly ink: string
  readonly shape: string
  /** Where the letter stands, which is that of the colour in the player’s language. */
  readonly place: string
}

const BADGES: Readonly<Record<Color, Badge>> = {
  blue: {
    fill: '#2e83d6',
    edge: '#ffffff',
    ink: '#ffffff',
    shape: 'M2 12a10 10 0 1 1 20 0 10 10 0 0 1-20 0z',
    place: 'translate(12 12)',
  },
  red: {
    fill: '#d0352d',
    edge: '#ffffff',
    ink: '#ffffff',
    shape: 'M12 1.6 22.8 20.800H1.200z',
    place: 'translate(12 14.5) scale(.86)',
  },
  black: {
    fill: '#23222b',
    edge: '#d9c79b',
    ink: '#ffffff',
    shape: 'M3.8 2.800h16.400a1 1 0 0 1 1 1v16.400a1 1 0 0 1-1 1H3.800a1 1 0 0 1-1-1V3.800a1 1 0 0 1 1-1z',
    place: 'translate(12 12)',
  },
  white: {
    fill: '#f7f1e3',
    edge: '#5d4a28',
    ink: '#3a2b17',
    shape: 'M12 .9 23.1 12 12 23.1.9 12z',
    place: 'translate(12 12) scale(.8)',
  },
}

function MarkArt({ color }: { color: Color }) {
  const { fill, edge, ink, shape, place } = BADGES[color]
  const letter = GLYPHS[useText().name('letter', color)]
  return (
    <>
      <path d={shape} fill={fill} stroke={edge} strokeWidth={1.5} strokeLinejoin="round" />
      <path
        d={letter}
        transform={place}
        fill="none"
        stroke={ink}
        strokeWidth={1.9}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  )
}

/** Cubes, and the players’ marks: colour, shape and letter. */
export const PIECES_ART = {
  'cube-blue': <CubeArt color="blue" />,
  'cube-red': <CubeArt color="red" />,
  'cube-black': <CubeArt color="black" />,
  'cube-white': <CubeArt color="white" />,
  'cube-neutral': <CubeArt color="neutral" />,
  'mark-blue': <MarkArt color="blue" />,
  'mark-red': <MarkArt color="red" />,
  'mark-black': <MarkArt color="black" />,
  'mark-white': <MarkArt color="white" />,
}

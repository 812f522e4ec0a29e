import type { Color } from '@amyitis/engine'

/** Styles; never the only carrier of information, as a terminal may have no colours. */
export type Style = 'plain' | 'bold' | 'dim' | 'plant' | 'water' | 'neutral' | Color

/** Black gets a light background and white is bright, so that both are legible anywhere. */
const CODES: Readonly<Record<Style, string>> = {
  plain: '',
  bold: '1',
  dim: '2',
  plant: '32',
  water: '36',
  neutral: '2',
  blue: '1;94',
  red: '1;91',
  black: '1;30;47',
  white: '1;97;100',
}

export type Paint = (text: string, style: Style) => string

const plain: Paint = (text) => text
const colourful: Paint = (text, style) =>
  CODES[style] === '' || text.trim() === '' ? text : `\u001b[${CODES[style]}m${text}\u001b[0m`

interface Environment {
  readonly [name: string]: string | undefined
}

/** FORCE_COLOR forces colours, NO_COLOR disables them; otherwise only terminals get them. */
export function choosePaint(env: Environment, isTerminal: boolean): Paint {
  const force = env.FORCE_COLOR
  if (force !== undefined && force !== '') return force === '0' || force === 'false' ? plain : colourful
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return plain
  return isTerminal && env.TERM !== 'dumb' ? colourful : plain
}

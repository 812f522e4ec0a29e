import type { Level } from '@amyitis/bots'
import { portraitOf } from './characters.ts'
import './portrait.css'

interface PortraitProps {
  readonly level: Level
  /** In pixels at the usual size of text; it grows with the text. */
  readonly size?: number
}

/** The picture of a bot, in an arch: an ornament, the name always stands beside it. */
export function Portrait({ level, size = 40 }: PortraitProps) {
  const length = `${size / 16}rem`
  return (
    <img
      className="portrait"
      src={portraitOf(level)}
      alt=""
      width={96}
      height={96}
      style={{ inlineSize: length, blockSize: length }}
      decoding="async"
      draggable={false}
    />
  )
}

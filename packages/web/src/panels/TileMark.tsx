import './tile-mark.css'

/** A garden tile that was taken: its points, framed by its quality. */
export function TileMark({ points, quality }: { readonly points: number; readonly quality: number }) {
  return (
    <span className="tile-mark" data-quality={quality}>
      {points}
    </span>
  )
}

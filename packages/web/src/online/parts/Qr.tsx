import { encode } from 'uqr'
import './qr.css'

/** A link as a picture that phones read; dark on light in both themes, because many phones need it so. */
export function Qr({ words, label }: { readonly words: string; readonly label: string }) {
  const { data, size } = encode(words, { border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}

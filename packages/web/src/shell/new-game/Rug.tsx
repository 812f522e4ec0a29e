import { lazy, type ReactNode, Suspense } from 'react'
import './rug.css'

const Model = lazy(() => import('../../garden/Model.tsx').then(({ Model }) => ({ default: Model })))

/** A rug with a frieze of glazed brick, and on it the low table with the garden. */
function Ground() {
  return (
    <svg className="rug-ground" viewBox="0 0 800 540" aria-hidden="true">
      <ellipse cx="408" cy="292" rx="388" ry="244" fill="#3b2410" opacity="0.35" />
      <ellipse cx="400" cy="276" rx="392" ry="248" fill="#8e2a20" />
      <g fill="none">
        <ellipse cx="400" cy="276" rx="389" ry="245" stroke="#f2c85e" strokeWidth="3" />
        <ellipse cx="400" cy="276" rx="372" ry="230" stroke="#2557b8" strokeWidth="24" />
        <ellipse cx="400" cy="276" rx="372" ry="230" stroke="#f2c85e" strokeWidth="11" strokeDasharray="11 14" />
        <ellipse cx="400" cy="276" rx="358" ry="217" stroke="#f2c85e" strokeWidth="3" />
        <ellipse cx="400" cy="276" rx="349" ry="209" stroke="#6f1d16" strokeWidth="2" />
      </g>
      <ellipse cx="408" cy="346" rx="186" ry="72" fill="#3b120c" opacity="0.45" />
      <path d="M214 292v32c0 46 83 83 186 83s186-37 186-83v-32z" fill="#6b4324" stroke="#3b2410" strokeWidth="2" />
      <ellipse cx="400" cy="292" rx="186" ry="83" fill="#b07a44" stroke="#3b2410" strokeWidth="2" />
      <ellipse cx="400" cy="291" rx="170" ry="73" fill="#4f9bcb" stroke="#f2c85e" strokeWidth="2" />
    </svg>
  )
}

/** Where the players sit, around the garden. */
export function Rug({ children }: { readonly children: ReactNode }) {
  return (
    <div className="rug">
      <Ground />
      <div className="rug-garden">
        <Suspense fallback={null}>
          <Model />
        </Suspense>
      </div>
      {children}
    </div>
  )
}

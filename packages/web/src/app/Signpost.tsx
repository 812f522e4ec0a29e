import type { Level } from '@amyitis/bots'
import type { ReactNode } from 'react'
import { Portrait } from './people/Portrait.tsx'
import './signpost.css'

interface SignpostProps {
  /** Whose face it is; Shumi knows every canal. */
  readonly face?: Level
  /** Why there is nothing to see. */
  readonly why: ReactNode
  /** The ways from here. */
  readonly children: ReactNode
}

/** Stands where there is nothing: somebody who says why, and the ways from here. */
export const Signpost = ({ face = 'random', why, children }: SignpostProps) => (
  <section className="page-card signpost">
    <Portrait level={face} size={88} />
    <div className="signpost-why">{why}</div>
    <div className="page-actions">{children}</div>
  </section>
)

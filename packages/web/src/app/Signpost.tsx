import type { Level } from '@amyitis/bots'
import type { ReactNode } from 'react'
import { Portrait } from './people/Portrait.tsx'
import './signpost.css'

interface SignpostProps {
  /** Whose face it is; Shumi knows every canal. */
  readonly face?: Level
  /** Why there is no content. */
  readonly why: ReactNode
  /** Links to other screens. */
  readonly children: ReactNode
}

/** Shown where there is no content: a character who says why, and links to other screens. */
export const Signpost = ({ face = 'random', why, children }: SignpostProps) => (
  <section className="page-card signpost">
    <Portrait level={face} size={88} />
    <div className="signpost-why">{why}</div>
    <div className="page-actions">{children}</div>
  </section>
)

import { type ComponentType, createContext, use } from 'react'

interface SeatAsideProps {
  readonly seat: number
  /** Where there is little room. */
  readonly brief?: boolean
}

const SeatAsideContext = createContext<ComponentType<SeatAsideProps> | undefined>(undefined)

/** Lets something stand beside the name of each player: whether they are there, how much time they have left. */
export const SeatAsideProvider = SeatAsideContext.Provider

export function SeatAside(props: SeatAsideProps) {
  const Aside = use(SeatAsideContext)
  return Aside === undefined ? null : <Aside {...props} />
}

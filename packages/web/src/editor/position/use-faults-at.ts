import { faultOf } from '@amyitis/narration'
import { useText } from '../../text/use-text.ts'
import { usePosition } from './use-position.ts'

/** What the check says about some places, in words. */
export function useFaultsAt(): (...places: readonly string[]) => string[] {
  const text = useText()
  const { faults } = usePosition()
  return (...places) =>
    faults
      .filter(({ path }) => places.some((place) => path === place || path.startsWith(`${place}[`)))
      .map((fault) => faultOf(text, fault))
}

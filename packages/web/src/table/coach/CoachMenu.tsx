import { dismissCoach, useCoach } from '../../app/coach/coach-store.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'

/** In the menu of a coached game: on without the coach, and without waiting for clicks. */
export function CoachMenu({ game }: { readonly game: string }) {
  const text = useText()
  const coach = useCoach()
  if (coach.game !== game) return null
  return (
    <button type="button" className="button" onClick={dismissCoach}>
      <Icon name="learn" size={18} />
      {text.t('coach.off')}
    </button>
  )
}

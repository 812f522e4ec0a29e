import { FIRST_OPPONENT, MINUTES } from '../../app/first-game.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import './advice.css'

/** What is best for a first game, in one tap. */
export function Advice({ onTake }: { readonly onTake: () => void }) {
  const text = useText()
  return (
    <section className="panel advice">
      <h2 className="advice-title">{text.t('new.first')}</h2>
      <p>{text.t('new.first.about', { name: text.t(`level.${FIRST_OPPONENT}.name`), minutes: MINUTES[2] })}</p>
      <button type="button" className="button advice-take" onClick={onTake}>
        <Icon name="check" size={18} />
        {text.t('new.first.take')}
      </button>
    </section>
  )
}

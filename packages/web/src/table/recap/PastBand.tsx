import { Icon } from '../../icons/Icon.tsx'
import type { PlayModel } from '../use-table.ts'
import './past-band.css'

/** In the place of the prompt, while an earlier moment of the game is shown. */
export function PastBand({ model }: { readonly model: PlayModel }) {
  const { text, state } = model.table
  return (
    <section className="past-band on-glaze" aria-label={text.t('table.prompt.label')}>
      <Icon name="clock" size={32} />
      <div>
        <p className="past-title">{text.t('moment.title', { round: state.round })}</p>
        <p>{text.t('moment.about')}</p>
      </div>
      <button type="button" className="button button-primary" onClick={() => model.lookAt(undefined)}>
        {text.t('moment.back')}
        <kbd className="past-key">Esc</kbd>
      </button>
    </section>
  )
}

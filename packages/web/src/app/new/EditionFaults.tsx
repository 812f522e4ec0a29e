import type { EditionFault } from '@amyitis/engine'
import { faultOf } from '@amyitis/narration'
import { useText } from '../../text/use-text.ts'
import './edition-file.css'

const MAX_FAULTS = 12

/** What is wrong with an edition. */
export function EditionFaults({ faults }: { readonly faults: readonly EditionFault[] }) {
  const text = useText()
  return (
    <div role="status">
      {faults.length === 0 ? null : (
        <>
          <p className="page-fault">{text.t('new.edition.bad')}</p>
          <ul className="new-faults">
            {faults.slice(0, MAX_FAULTS).map((fault) => (
              <li key={`${fault.path} ${fault.problem}`}>
                <code>{fault.path}</code> {faultOf(text, fault)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

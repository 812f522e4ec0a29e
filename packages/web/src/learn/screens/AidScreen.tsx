import { useState } from 'react'
import { Page } from '../../app/page/Page.tsx'
import { Switch } from '../../app/settings/Switch.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { EditionNote } from '../../rules/EditionNote.tsx'
import { useTableEdition } from '../../rules/table-edition.ts'
import { useText } from '../../text/use-text.ts'
import { AidSheet } from '../aid/AidSheet.tsx'
import './aid-screen.css'

/** The player aid, to look at and to print. */
export function AidScreen() {
  const text = useText()
  const choice = useTableEdition()
  const [palace, setPalace] = useState(true)
  return (
    <Page
      title={text.t('learn.overview.title')}
      over={text.t('page.scribes')}
      about={text.t('learn.overview.about')}
      camera="ziggurat"
      printed="content"
    >
      <div className="page-card aid-choices">
        <Switch inline label={text.t('aid.with-palace')} on={palace} onChange={setPalace} />
        <EditionNote choice={choice} />
        <button type="button" className="button button-primary" onClick={() => print()}>
          <Icon name="print" size={18} />
          {text.t('learn.print')}
        </button>
      </div>
      <AidSheet book={{ text, edition: choice.edition }} palace={palace} />
    </Page>
  )
}

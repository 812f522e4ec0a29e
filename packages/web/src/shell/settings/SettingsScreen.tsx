import { Page } from '../../app/Page.tsx'
import { SettingsForm } from '../../app/SettingsForm.tsx'
import { useText } from '../../app/text.ts'
import { OwnDataCard } from './OwnDataCard.tsx'
import '../../app/settings/settings.css'

export function SettingsScreen() {
  const text = useText()
  return (
    <Page title={text.t('settings.title')}>
      <div className="page-card">
        <SettingsForm />
      </div>
      <OwnDataCard />
    </Page>
  )
}

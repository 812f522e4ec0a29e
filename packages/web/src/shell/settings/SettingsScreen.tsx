import { type ReactNode, use } from 'react'
import { Page } from '../../app/page/Page.tsx'
import { PagePartsContext } from '../../app/page/page-parts.ts'
import { routeTo } from '../../app/router.ts'
import { SettingRows } from '../../app/settings-form/SettingRows.tsx'
import { SETTING_GROUPS, type Setting, type SettingGroup } from '../../app/settings-form/setting-groups.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { OwnDataCard } from './OwnDataCard.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import './settings-screen.css'

/** On a screen of its own a theme is chosen by its picture. */
const onScreen = (setting: Setting): Setting =>
  setting.key === 'theme' ? { kind: 'own', key: setting.key, Control: ThemeChoice } : setting

function Group({ id }: { readonly id: SettingGroup['id'] }) {
  const text = useText()
  const group = SETTING_GROUPS.find((one) => one.id === id)
  if (group === undefined) return null
  return (
    <Card title={group.title(text)}>
      <SettingRows settings={group.settings.map(onScreen)} />
    </Card>
  )
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="page-card settings-card">
      <h2 className="page-heading">{title}</h2>
      {children}
    </section>
  )
}

export function SettingsScreen() {
  const text = useText()
  const { SignIn } = use(PagePartsContext)
  return (
    <Page title={text.t('settings.title')} over={text.t('page.steward')} camera="city">
      <div className="settings-columns">
        <div className="settings-column">
          <Group id="look" />
          <Group id="language" />
          {SignIn === undefined ? null : <SignIn />}
        </div>
        <div className="settings-column">
          <Group id="table" />
          <OwnDataCard />
        </div>
      </div>
      <p className="page-actions">
        <a className="button button-quiet" href={routeTo({ screen: 'about' })}>
          <Icon name="info" size={18} />
          {text.t('about.title')}
        </a>
      </p>
    </Page>
  )
}

import { LANGUAGES } from '@amyitis/i18n/app'
import { LANGUAGE_NAMES } from '../../app/language-names.ts'
import { changeSettings } from '../../app/settings/settings-store.ts'
import { useText } from '../../text/use-text.ts'

/** The languages, each in its own words. */
export function Languages() {
  const text = useText()
  return (
    <ul className="home-languages" aria-label={text.t('home.language')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className="home-link"
            aria-pressed={language === text.language}
            onClick={() => changeSettings({ language })}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        </li>
      ))}
    </ul>
  )
}

import { createText, type Language } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'

const app = sharedApp()

/** What the page says of itself: its language, its description, and those of the manifest. */
async function saidBy(page: Page) {
  const manifest = page.locator('link[rel="manifest"]')
  const said = await manifest.evaluate(async (link: HTMLLinkElement) => (await fetch(link.href)).json())
  return {
    lang: await page.locator('html').getAttribute('lang'),
    title: await page.locator('meta[property="og:title"]').getAttribute('content'),
    description: await page.locator('meta[name="description"]').getAttribute('content'),
    installed: { lang: said.lang, description: said.description, id: said.id },
  }
}

const inLanguage = (lang: Language) => {
  const description = createText(lang).t('site.description')
  return { lang, title: createText(lang).t('site.title'), description, installed: { lang, description, id: './' } }
}

test('the page and the app to install speak the language of the player, without a network too', async () => {
  const { page, context, complaints } = await app().open({ locale: 'hu', serviceWorker: true })
  await page.getByRole('heading').first().waitFor()
  expect(await saidBy(page)).toEqual(inLanguage('hu'))
  await page.goto(`${app().url}/#/settings`)
  await page.getByText('Deutsch', { exact: true }).click()
  await page.getByRole('heading', { name: createText('de').t('settings.title') }).waitFor()
  expect(await saidBy(page)).toEqual(inLanguage('de'))

  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: createText('de').t('settings.title') }).waitFor()
  expect(await saidBy(page)).toEqual(inLanguage('de'))
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)

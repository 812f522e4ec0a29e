import { createText } from '@amyitis/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailServer } from '../../notifications/mail-server.ts'
import { addGuest, callApi, cookieOf, startGame, startServer, type TestServer } from '../test-server.ts'
import { createAuthenticator } from './authenticator.ts'

const URL = 'https://amyitis.example/'
let mail: Awaited<ReturnType<typeof startMailServer>>
let server: TestServer

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ url: URL, smtp: mail.url, mailFrom: 'Amyitis <garden@amyitis.example>' })
})
afterAll(async () => {
  await server.close()
  mail.close()
})

/** Follows the link in a mail, which has the public address. */
const follow = (content: string, method = 'GET') =>
  callApi((/https:\/\/amyitis\.example\/api\S+/.exec(content)?.[0] ?? '').replace(URL, `${server.url}/`), {
    method,
    // Like forms, and mail programs with one-click unsubscribe.
    ...(method === 'POST' ? { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) } : {}),
  })

describe('mail', () => {
  async function withMail(name: string, email: string) {
    const someone = await addGuest(server.url, name)
    expect((await someone.call('PUT', '/me/email', { email })).status).toBe(204)
    const { to, content } = await mail.next()
    expect(to).toBe(email)
    expect((await someone.call('GET', '/me')).body.email).toBeUndefined()
    const page = await follow(content)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    // The origin of the form is checked, so the page must send it.
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    expect(page.text).toMatch(/<form method="post" action="\?ticket=[\w.-]+"><button>/)
    // Opening the link, as mail scanners do, confirms nothing.
    expect((await someone.call('GET', '/me')).body.email).toBeUndefined()
    expect(await follow(content, 'POST')).toMatchObject({
      status: 200,
      text: `${email} will get an email when it’s your turn.`,
    })
    expect((await someone.call('GET', '/me')).body.email).toBe(email)
    return someone
  }

  it('is sent after confirmation, ten seconds into a turn, until unsubscribed', async () => {
    const people = [await withMail('Anna', 'anna@example.org'), await withMail('Bela', 'bela@example.org')]
    const table = await startGame(people)
    const { game } = await people[0].table(table)
    server.clock.skip(11_000)
    const { to, content } = await mail.next()
    const decider = game?.position.player ?? -1
    expect(to).toBe(['anna@example.org', 'bela@example.org'][decider])
    expect(content).toContain('Subject: Amyitis: Your turn')
    expect(content).toContain(`https://amyitis.example/#/online/table/${table}`)
    const stop = content.slice(content.search(/^Unsubscribe:/m))
    expect((await follow(stop, 'POST')).status).toBe(200)
    expect((await people[decider].call('GET', '/me')).body.email).toBeUndefined()
  })

  it('answers who follows an old link in their language, and programs with a problem', async () => {
    const old = `${server.url}/api/v1/mail?ticket=old`
    const asked = (headers: Record<string, string>) => fetch(old, { headers })
    for (const [locales, language] of [
      ['hu-HU,hu;q=0.9,en;q=0.8', 'hu'],
      ['ja, fr-CH;q=0.7', 'fr'],
      ['ja', 'en'],
    ] as const) {
      const page = await asked({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': locales })
      expect([page.status, page.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8'])
      const words = await page.text()
      expect(words).toContain(`<html lang="${language}">`)
      expect(words).toContain(`<p>${createText(language).t('online.problem.link-used')}</p>`)
    }
    const problem = await asked({ accept: '*/*', 'accept-language': 'hu' })
    expect(problem.headers.get('content-type')).toContain('application/problem+json')
    expect(await problem.json()).toMatchObject({ code: 'link-used', title: 'Link used' })
  })

  it('can’t be confirmed for an erased player', async () => {
    const someone = await addGuest(server.url, 'Ilona')
    await someone.call('PUT', '/me/email', { email: 'ilona@example.org' })
    const { content } = await mail.next()
    await someone.call('DELETE', '/me')
    expect((await follow(content)).status).toBe(410)
    expect((await follow(content, 'POST')).status).toBe(410)
    expect((await server.store.player(someone.id))?.email).toBeUndefined()
  })

  it('needs an address and a link from the mail', async () => {
    const someone = await addGuest(server.url, 'Cyrus')
    expect((await someone.call('PUT', '/me/email', { email: 'nowhere' })).status).toBe(400)
    expect((await callApi(`${server.url}/api/v1/mail?ticket=forged.link`)).status).toBe(410)
  })
})

describe('targets', () => {
  it('on the local network are rejected', async () => {
    const someone = await addGuest(server.url, 'Daria')
    const keys = { p256dh: 'BA', auth: 'AA' }
    for (const url of ['https://127.0.0.1/', 'https://localhost/', 'https://[::1]/', 'http://169.254.169.254/latest']) {
      expect((await someone.call('PUT', '/me/webhook', { url })).body.code).toBe('bad-target')
      expect((await someone.call('POST', '/me/pushes', { endpoint: url, keys })).body.code).toBe('bad-target')
    }
    expect((await someone.call('GET', '/me')).body).toMatchObject({ push: 0 })
  })

  it('outside are stored, with the secret shown once, and can be removed', async () => {
    const someone = await addGuest(server.url, 'Esther')
    const answer = await someone.call('PUT', '/me/webhook', { url: 'https://1.1.1.1/hook' })
    expect(answer.body.secret).toMatch(/^[\w-]{43}$/)
    expect((await someone.call('GET', '/me')).body.webhook).toBe('https://1.1.1.1/hook')
    expect(JSON.stringify((await someone.call('GET', '/me/export')).body)).not.toContain(answer.body.secret)
    await someone.call('DELETE', '/me/webhook')
    expect((await someone.call('GET', '/me')).body.webhook).toBeUndefined()
  })

  it('of others can’t be removed', async () => {
    const one = await addGuest(server.url, 'Farid')
    const other = await addGuest(server.url, 'Gula')
    const endpoint = 'https://1.1.1.1/push'
    expect((await one.call('POST', '/me/pushes', { endpoint, keys: { p256dh: 'BA', auth: 'AA' } })).status).toBe(204)
    await other.call('DELETE', '/me/pushes', { endpoint })
    expect((await one.call('GET', '/me')).body.push).toBe(1)
    await one.call('DELETE', '/me/pushes', { endpoint })
    expect((await one.call('GET', '/me')).body.push).toBe(0)
  })
})

describe('passkeys', () => {
  const post = (path: string, body: object = {}) =>
    callApi(`${server.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('sign a player in on another device, unless banned', async () => {
    const someone = await addGuest(server.url, 'Hadassa')
    const key = createAuthenticator('https://amyitis.example')
    const made = (await someone.call('POST', '/me/passkeys/options')).body
    const kept = await someone.call('POST', '/me/passkeys', { ticket: made.ticket, answer: key.make(made.options) })
    expect(kept.body.passkeys).toHaveLength(1)
    const enter = async () => {
      const { ticket, options } = (await post('/passkeys/options')).body
      return post('/passkeys', { ticket, answer: key.show(options) })
    }
    const entered = await enter()
    expect(entered.body.id).toBe(someone.id)
    expect(cookieOf(entered)).not.toBe(someone.headers.cookie)
    const me = await callApi(`${server.url}/api/v1/me`, { headers: { cookie: cookieOf(entered) } })
    expect(me.body.name).toBe('Hadassa')
    await server.store.changePlayer(someone.id, { banned: true })
    expect((await enter()).body.code).toBe('banned')
    await server.store.changePlayer(someone.id, { banned: false })
    const [{ id }] = kept.body.passkeys
    const other = await addGuest(server.url, 'Inanna')
    expect((await other.call('DELETE', '/me/passkeys', { id })).status).toBe(200)
    expect((await enter()).status).toBe(200)
    expect((await someone.call('DELETE', '/me/passkeys', { id })).body.passkeys).toEqual([])
    expect((await enter()).body.code).toBe('bad-passkey')
  })

  it('need a host name', async () => {
    const nameless = await startServer()
    const answer = await callApi(`${nameless.url}/api/v1/passkeys/options`, { method: 'POST' })
    expect(answer.body.code).toBe('unavailable')
    await nameless.close()
  })
})

describe('rate limits for mail', () => {
  it('are per player, however many others there are', async () => {
    const strict = await startServer({
      url: URL,
      smtp: mail.url,
      mailFrom: 'Amyitis <garden@amyitis.example>',
      rate: 1,
    })
    const answers: number[] = []
    for (const name of ['Ada', 'Béla', 'Carl', 'Dora']) {
      const someone = await addGuest(strict.url, name)
      answers.push((await someone.call('PUT', '/me/email', { email: 'Victim@example.org' })).status)
    }
    expect(answers).toEqual([204, 204, 204, 429])
    for (let i = 0; i < 3; i++) await mail.next()
    await strict.close()
  })
})

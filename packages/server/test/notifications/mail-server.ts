import { type AddressInfo, createServer } from 'node:net'

export interface ReceivedMail {
  readonly to: string
  readonly content: string
}

/** A minimal mail server (RFC 5321) that accepts every mail. */
export async function startMailServer() {
  const waiting: ((letter: ReceivedMail) => void)[] = []
  const letters: ReceivedMail[] = []
  const server = createServer((socket) => {
    let rest = ''
    let to = ''
    let data: string[] | undefined
    const say = (line: string) => socket.write(`${line}\r\n`)
    function take(line: string): void {
      if (data !== undefined) {
        if (line !== '.') return void data.push(line)
        const letter = { to, content: data.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=') }
        data = undefined
        const next = waiting.shift()
        if (next === undefined) letters.push(letter)
        else next(letter)
        say('250 taken')
      } else if (/^DATA/i.test(line)) {
        data = []
        say('354 go on')
      } else {
        if (/^RCPT/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? ''
        say(/^QUIT/i.test(line) ? '221 bye' : '250 yes')
      }
    }
    say('220 mail.example')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(take)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Waits for the next mail. */
    next: (): Promise<ReceivedMail> =>
      new Promise((found) => {
        const letter = letters.shift()
        if (letter === undefined) waiting.push(found)
        else found(letter)
      }),
    close: () => server.close(),
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../../test/support/tier.ts'
import { MAX_LINE_BYTES } from '../../src/protocol/response.ts'
import { runEngine } from '../../src/protocol/run.ts'

const program = fileURLToPath(new URL('../../bin/amyitis.js', import.meta.url))

async function answersTo(chunks: (string | Buffer)[]): Promise<string[]> {
  const input = new PassThrough()
  const output = new PassThrough()
  const text: Buffer[] = []
  output.on('data', (chunk) => text.push(chunk))
  const done = runEngine(input, output)
  for (const chunk of chunks) input.write(chunk)
  input.end()
  await done
  return Buffer.concat(text).toString().split('\n').slice(0, -1)
}

describe('lines', () => {
  test('answers in order, ignores empty lines, and accepts any line ending', async () => {
    const answers = await answersTo([
      '{"id":1,"cmd":"hello"}\r\n\n\r\n{"id":2,',
      '"cmd":"hello"}\n{"id":3,"cmd":"hello"}',
    ])
    expect(answers.map((line) => JSON.parse(line).id)).toEqual([1, 2, 3])
  })

  test('rejects a line over 1,000,000 bytes and reads on', async () => {
    const long = (bytes: number) => {
      const frame = '{"id":9,"cmd":"hello","x":""}'
      return frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`)
    }
    const answers = await answersTo([
      `${long(MAX_LINE_BYTES)}\n`,
      `${long(MAX_LINE_BYTES + 1)}\n`,
      '{"id":1,"cmd":"hello"}\n',
    ])
    const seen = answers.map((line) => JSON.parse(line)).map((answer) => [answer.id, answer.ok])
    expect(seen).toEqual([
      [9, true],
      [null, false],
      [1, true],
    ])
  })

  test('characters split between two chunks stay whole', async () => {
    const bytes = Buffer.from('{"id":"őű→🐪","cmd":"hello"}\n')
    const answers = await answersTo([...bytes].map((byte) => Buffer.from([byte])))
    expect(JSON.parse(answers[0]).id).toBe('őű→🐪')
  })
})

const LINES = sized(20_000, 1_000_000)
const BATCH = 10_000

/** Distinct lines, some of them almost valid requests. */
function* garbage(): Generator<string> {
  const random = seededRandom('garbage')
  const pick = <T>(list: readonly T[]) => list[random(list.length)]
  const words = ['g1', 'g2', 'pass', 'recruit 1 farmer', 'noble', 'standard', '', 'x'.repeat(50), 'caravan uruk']
  const strange = ['0', '2', '4', '-1', '1e999', 'true', 'null', '[]', '{}', '{"a":[1]}']
  const values = [...words.map((word) => JSON.stringify(word)), ...strange]
  const commands = ['new', 'play', 'state', 'load', 'record', 'position', 'bot', 'random', 'hello', 'close', 'x']
  const keys = ['game', 'move', 'players', 'palace', 'seed', 'edition', 'record', 'state', 'level', 'ms', 'games', 'id']
  const bytes = () => String.fromCharCode(...Array.from({ length: 1 + random(20) }, () => 32 + random(0x2000)))
  const field = () => `"${pick(keys)}":${random(3) === 0 ? random(1e9) : pick(values)}`
  const line = () => {
    if (random(4) === 0) return bytes()
    const fields = Array.from({ length: random(6) }, () => `,${field()}`)
    const whole = `{"cmd":"${pick(commands)}"${fields.join('')}}`
    return random(5) === 0 ? whole.slice(0, 1 + random(whole.length)) : whole
  }
  const seen = new Set<string>()
  while (seen.size < LINES) {
    const one = line().replaceAll('\n', '')
    if (one === '' || seen.has(one)) continue
    seen.add(one)
    yield one
  }
}

describe('the program', () => {
  test(`survives ${LINES} different lines of garbage, answers each, and still plays`, async () => {
    const engine = spawn(process.execPath, [program, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
    let answers = 0
    let last = ''
    let latest = ''
    engine.stdout.setEncoding('utf8')
    engine.stdout.on('data', (chunk: string) => {
      const lines = (last + chunk).split('\n')
      last = lines.pop() ?? ''
      answers += lines.length
      latest = lines.at(-1) ?? latest
    })
    let batch: string[] = []
    for (const line of garbage()) {
      batch.push(line)
      if (batch.length < BATCH) continue
      if (!engine.stdin.write(`${batch.join('\n')}\n`)) await once(engine.stdin, 'drain')
      batch = []
    }
    engine.stdin.end([...batch, '{"id":"last","cmd":"new","players":2,"seed":"x"}', ''].join('\n'))
    const [code] = await once(engine, 'close')
    expect(code).toBe(0)
    expect(answers).toBe(LINES + 1)
    expect(JSON.parse(latest)).toMatchObject({ id: 'last', ok: true })
  }, 600_000)

  test('exits quietly when its output is closed', async () => {
    const engine = spawn(process.execPath, [program, 'engine'], { stdio: ['pipe', 'pipe', 'pipe'] })
    engine.stdin.on('error', () => undefined)
    engine.stdout.destroy()
    const feeding = setInterval(() => engine.stdin.write('{"cmd":"new","players":4}\n'.repeat(100)), 5)
    const [code] = await once(engine, 'close')
    clearInterval(feeding)
    expect(code).toBe(0)
  })
})

import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseArguments } from '../../packages/cli/src/options.ts'
import { runEach } from '../../packages/cli/test/run-each.ts'
import { createText } from '../../packages/i18n/src/index.ts'
import { isLong } from '../support/tier.ts'
import { documentedCommands } from './documented-commands.ts'
import { machineEnvironment, root, run, temporaryFolder } from './run.ts'

/** External programs, which are not checked. */
const OTHERS =
  /^(git|cd|curl|printf|docker|createdb|pg_dump|pg_restore|useradd|cp|systemctl|sudoedit|certbot|nginx|sha256sum|jq|cut|rand|%s|-s)$/

/** Commands covered by other tests. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'npm start': 'test/tooling/start.test.ts',
  'npm start -- --lan': 'packages/server/test/http/config.test.ts',
  'npm test': 'test/tooling/bootstrap.test.ts',
  'npm install': 'test/tooling/bootstrap.test.ts',
  'npm run unit -- caravan': 'test/tooling/commands.test.ts',
  'node scripts/lock-platforms.mjs': 'test/tooling/bootstrap.test.ts',
  'node scripts/ladder-chart.mjs': 'test/tooling/ladder.test.ts',
  'node scripts/boundaries.mjs --write': 'test/tooling/boundaries.test.ts',
  'node scripts/rules-index.mjs': 'packages/engine/test/rulebook/clauses.test.ts',
  'node_modules/node/bin/node --no-maglev packages/server/src/main.ts': 'packages/server/test/http/main.test.ts',
  'node --cpu-prof': 'test/tooling/commands.test.ts',
  'node --cpu-prof packages/cli/bin/amyitis.js bench': 'packages/cli/test/commands.test.ts',
}

const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
const own = documentedCommands().filter(({ words: [program] }) => !OTHERS.test(program))
const BINS: Readonly<Record<string, string>> = {
  amyitis: 'packages/cli/bin/amyitis.js',
  'amyitis-lab': 'packages/lab/bin/amyitis-lab.js',
}
const TRACE = /^\s+at .*:\d+/m

test('the documentation names commands of every kind', () => {
  const lines = own.map(({ words }) => words.join(' '))
  expect(lines.length).toBeGreaterThan(60)
  for (const some of ['npm start', 'npx amyitis engine', 'npm run pack:engine', 'npm run build'])
    expect(lines).toContain(some)
})

test('every command in the documentation exists', () => {
  const unknown = own.filter(({ words }) => {
    const [program, name, ...rest] = words
    if (program === 'npx') return BINS[name] === undefined
    if (program === 'npm' && name === 'run') return scripts[rest[0]] === undefined
    const elsewhere = ELSEWHERE[words.join(' ')]
    return elsewhere === undefined || !existsSync(join(root, elsewhere))
  })
  expect(unknown.map(({ page, line }) => `${page}: ${line}`)).toEqual([])
})

test('the command line has every documented command and option', () => {
  const lines = own.filter(({ words: [program, name] }) => program === 'npx' && name in BINS)
  const tried = new Map(lines.map(({ words: [, name, ...args] }) => [`${name} ${args.join(' ')}`, { name, args }]))
  const text = createText('en')
  for (const { name, args } of tried.values()) if (name === 'amyitis') parseArguments(args, () => text)
  const help = [...tried.values()].map(({ name, args: [command] }) => `${name} ${command ?? ''}`.trim())
  const commands = [...new Set(help)].map((line) => [...line.split(' '), '--help'])
  expect(commands.length).toBeGreaterThan(10)
  expect(helpOf(commands.flatMap(([name, ...args]) => (name === 'amyitis' ? [args] : [])))).toEqual([])
  for (const [name, ...args] of commands.filter(([program]) => program !== 'amyitis')) {
    const { status, output } = run(process.execPath, [BINS[name], ...args], root)
    expect([args, status, output]).toEqual([args, 0, expect.not.stringMatching(TRACE)])
  }
}, 120_000)

/** Runs the program with each of these argument lists in one process; returns the failures. */
function helpOf(commands: readonly (readonly string[])[]): string[] {
  return runEach(commands, process.env).flatMap(({ code, out, err }, i) =>
    code === 0 && out.includes('amyitis') && !TRACE.test(out + err)
      ? []
      : [`${commands[i].join(' ')}: ${code} ${out}${err}`],
  )
}

/** Each of them loads much of the repository: only the long tier runs them all. */
const TOOLS = isLong ? ['bench', 'measure', 'resilience', 'screenshots', 'train'] : ['measure']

test('every script installs what is missing first, and the lab tools answer --help and unknown options without a stack trace', () => {
  for (const [name, script] of Object.entries(scripts))
    for (const part of script.split(' && '))
      expect(`${name}: ${part}`).toMatch(/: (node scripts\/\w[\w-]*\.mjs\b|npm run --silent \S+$)/)
  for (const name of TOOLS) {
    const [, , ...args] = scripts[name].split(' ')
    const help = run(process.execPath, [...args.slice(1), '--help'], root)
    expect([name, help.status, help.output]).toEqual([name, 0, expect.stringMatching(/npm run|amyitis-lab/)])
    const odd = run(process.execPath, [...args.slice(1), '--nonsense'], root)
    expect([name, odd.status, odd.output]).toEqual([name, 2, expect.stringContaining('--nonsense')])
    expect(odd.output).not.toMatch(TRACE)
  }
  for (const args of [['games', '--nonsense'], ['nonsense'], []]) {
    const { status, output } = run(process.execPath, [BINS['amyitis-lab'], ...args], root)
    expect([status, output]).toEqual([2, expect.not.stringMatching(TRACE)])
  }
}, 120_000)

/** A copy of the tracked files without anything installed, and an npm whose `ci` runs `body`. */
function bareClone(body: string) {
  const folder = temporaryFolder()
  const clone = join(folder, 'clone')
  const listed = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], root).stdout
  const needed = /^(package(-lock)?\.json|\.npmrc|scripts\/|packages\/(cli|lab)\/bin\/|packages\/\w+\/package\.json)/
  for (const file of listed.split('\0').filter((name) => needed.test(name) && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    cpSync(join(root, file), join(clone, file))
  }
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\nif [ "$1" != ci ]; then exit 9; fi\n${body}\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  const env = machineEnvironment()
  const npm = (env.PATH ?? '').split(delimiter).find((one) => existsSync(join(one, 'npm'))) ?? ''
  const around = {
    ...env,
    PATH: `${bin}${delimiter}${env.PATH}`,
    HOME: folder,
    npm_config_registry: 'http://127.0.0.1:9',
  }
  return {
    clone,
    call: (program: string, ...args: string[]) =>
      run(['npm', 'npx'].includes(program) ? join(npm, program) : program, args, clone, around),
  }
}

/** Links what `npm ci` would install, and the sources of the programs, which the clone lacks. */
const SHARED = `ln -s ${join(root, 'node_modules')} node_modules
for one in cli lab; do ln -s ${join(root, 'packages')}/$one/src packages/$one/src; done`

test('in a fresh clone every kind of command first installs what is missing', () => {
  const { clone, call } = bareClone(SHARED)
  const rest = [
    ['npx', 'amyitis-lab', '--help'],
    ['node', 'packages/cli/bin/amyitis.js', '--version'],
    ['npm', 'run', 'resilience', '--', '--help'],
  ]
  for (const command of [
    ['npx', 'amyitis', '--help'],
    ['node', 'scripts/run.mjs', 'tsc', '--version'],
    ...(isLong ? rest : []),
  ]) {
    const [program, ...args] = command
    const { status, output } = call(program, ...args)
    expect([command, status, output]).toEqual([
      command,
      0,
      expect.stringContaining('amyitis: installing what is missing (npm ci)'),
    ])
    expect(output).not.toMatch(TRACE)
    rmSync(join(clone, 'node_modules'))
    for (const one of ['cli', 'lab']) rmSync(join(clone, 'packages', one, 'src'))
  }
}, 120_000)

test('commands fail with one line when nothing can be installed', () => {
  const { call } = bareClone('echo "npm error code ENOTFOUND" >&2; echo "npm error network" >&2; exit 1')
  const rest = [
    ['npm', 'run', '--silent', 'pack:engine'],
    ['npm', '--silent', 'start'],
  ]
  for (const command of [['npx', 'amyitis', '--help'], ['npm', 'run', '--silent', 'bench'], ...(isLong ? rest : [])]) {
    const [program, ...args] = command
    const { status, output } = call(program, ...args)
    const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn'))
    expect([command, status, lines]).toEqual([
      command,
      1,
      [
        'amyitis: installing what is missing (npm ci)',
        'amyitis: npm ci failed (the network or the registry is not responding): network',
      ],
    ])
  }
}, 120_000)

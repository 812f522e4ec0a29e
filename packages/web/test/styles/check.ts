import { dirname } from 'node:path'
import { BREAKPOINTS, CONTAINER_SIZES, isState, PALETTES, PRIMITIVES } from './rules.ts'
import { readSource, type Source } from './source.ts'
import { readStylesheet, type Stylesheet } from './stylesheet.ts'

/** Files by their path below src. */
export type Files = Readonly<Record<string, string>>

interface Read {
  readonly sheets: readonly (readonly [path: string, sheet: Stylesheet])[]
  readonly sources: readonly (readonly [path: string, source: Source])[]
  /** The folders whose stylesheets define a class. */
  readonly owners: ReadonlyMap<string, ReadonlySet<string>>
  /** Every word of every source. */
  readonly words: ReadonlySet<string>
}

export function read(files: Files): Read {
  const of = (ending: RegExp) => Object.entries(files).filter(([path]) => ending.test(path))
  const sheets = of(/\.css$/).map(([path, code]) => [path, readStylesheet(code, path)] as const)
  const sources = of(/\.tsx?$/).map(([path, code]) => [path, readSource(code, path)] as const)
  const owners = new Map<string, Set<string>>()
  for (const [path, { rules }] of sheets)
    for (const name of rules.flatMap(({ classes }) => classes))
      owners.set(name, (owners.get(name) ?? new Set()).add(dirname(path)))
  const pages = of(/\.html$/).flatMap(([, code]) => code.match(/[\w-]+/g) ?? [])
  return { sheets, sources, owners, words: new Set([...sources.flatMap(([, { words }]) => words), ...pages]) }
}

const isWithin = (folder: string, other: string) => folder === other || folder.startsWith(`${other}/`)

/** Selectors and components that use a class of another folder. Folders may use the classes of their parents. */
export function foreignClasses({ sheets, sources, owners }: Read): string[] {
  const isOwn = (name: string) => !isState(name) && !PRIMITIVES.includes(name)
  const shared = [...owners].flatMap(([name, folders]) =>
    isOwn(name) && folders.size > 1 ? [`.${name} is styled in ${[...folders].sort().join(' and ')}`] : [],
  )
  const borrowed = sources.flatMap(([path, { classes }]) =>
    classes.flatMap((name) => {
      const folders = isOwn(name) ? [...(owners.get(name) ?? [])] : []
      return folders.length === 0 || folders.some((folder) => isWithin(dirname(path), folder))
        ? []
        : [`${path} uses .${name} of ${folders.join(' and ')}`]
    }),
  )
  const unlisted = sheets
    .filter(([path]) => dirname(path) === 'theme')
    .flatMap(([path, { rules }]) => rules.flatMap(({ classes }) => classes.map((name) => [path, name] as const)))
    .flatMap(([path, name]) => (isOwn(name) ? [`${path}: .${name} is not among the primitives`] : []))
  const gone = PRIMITIVES.filter((name) => owners.size > 0 && !owners.get(name)?.has('theme'))
  return [...new Set([...shared, ...borrowed, ...unlisted, ...gone.map((name) => `.${name} is no primitive`)])]
}

/** Rules that no component can ever match. */
export const deadRules = ({ sheets, words }: Read): string[] =>
  sheets.flatMap(([path, { rules, keyframes, animations }]) => [
    ...rules.flatMap(({ classes, line }) =>
      classes.filter((name) => !words.has(name)).map((name) => `${path}:${line} .${name}`),
    ),
    ...keyframes.filter((name) => !animations.includes(name)).map((name) => `${path} @keyframes ${name}`),
    ...animations.filter((name) => !keyframes.includes(name)).map((name) => `${path} animation ${name}`),
  ])

/** Classes without a rule, and those composed from parts, which can’t be searched for. */
export const unknownClasses = ({ sources, owners }: Read): string[] =>
  sources.flatMap(([path, { classes, composed }]) => [
    ...classes.filter((name) => !owners.has(name)).map((name) => `${path} .${name}`),
    ...composed.map((part) => `${path} .${part}`),
  ])

/** Rules that ask the whole page: whatever is added to it, the browser then searches all of it again. */
export const pageQuestions = ({ sheets }: Read): string[] =>
  sheets.flatMap(([path, { rules }]) => rules.flatMap(({ line, asksPage }) => (asksPage ? [`${path}:${line}`] : [])))

const LENGTHS = /\((?:min|max)-(width|height): ([\d.]+\w+)\)/g

/** Breakpoints missing from the closed lists, and listed ones that nothing uses. */
export function strayBreakpoints({ sheets, sources }: Read): string[] {
  const listOf = { media: BREAKPOINTS, container: CONTAINER_SIZES } as const
  const all = sheets.flatMap(([path, { thresholds }]) => thresholds.map((one) => ({ path, ...one })))
  const asked = sources.flatMap(([path, { words }]) =>
    [...words.join(' ').matchAll(LENGTHS)].map(([, side, length]) => ({
      path,
      line: 0,
      of: 'media' as const,
      at: `${side} ${length}`,
    })),
  )
  const stray = [...all, ...asked]
    .filter(({ of, at }) => !listOf[of].includes(at))
    .map(({ path, line, of, at }) => `${path}:${line} ${of} ${at}`)
  const idle = (['media', 'container'] as const).flatMap((of) =>
    listOf[of].filter((at) => !all.some((one) => one.of === of && one.at === at)).map((at) => `unused: ${of} ${at}`),
  )
  return [...stray, ...idle]
}

export const strayColours = ({ sheets }: Read): string[] =>
  sheets.flatMap(([path, { colours }]) => (PALETTES.includes(path) ? [] : colours.map((line) => `${path}:${line}`)))

/** Custom properties and containers that are used but not defined, or defined but not used. */
export function strayTokens({ sheets }: Read, text: string): string[] {
  const inSources = new Set(text.match(/--[\w-]+/g))
  // A name may be composed: `--g-top-${level}a`.
  const begun = [...(text.match(/--[\w-]+-(?=\$\{)/g) ?? [])]
  const defined = new Set(sheets.flatMap(([, sheet]) => sheet.defined))
  const used = new Set(sheets.flatMap(([, sheet]) => sheet.used))
  const containers = new Set(sheets.flatMap(([, sheet]) => sheet.containers))
  const queried = new Set(sheets.flatMap(([, sheet]) => sheet.queried))
  const isUsed = (name: string) =>
    used.has(name) || inSources.has(name) || begun.some((beginning) => name.startsWith(beginning))
  return [
    ...[...used].filter((name) => !defined.has(name) && !inSources.has(name)).map((name) => `${name} is not defined`),
    ...[...defined].filter((name) => name.startsWith('--') && !isUsed(name)).map((name) => `${name} is not used`),
    ...[...queried].filter((name) => !containers.has(name)).map((name) => `no container is named ${name}`),
    ...[...containers].filter((name) => !queried.has(name)).map((name) => `nothing asks the container ${name}`),
  ]
}

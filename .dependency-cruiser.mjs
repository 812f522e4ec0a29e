import { ENGINE_LAYERS, PACKAGES } from './boundaries.mjs'

const anyOf = (names) => `(${names.join('|')})`

const packageRules = Object.entries(PACKAGES).flatMap(([name, { imports, inTests = [] }]) => [
  {
    name: `boundaries-of-${name}`,
    severity: 'error',
    from: { path: `^packages/${name}/`, pathNot: `^packages/${name}/test/` },
    to: { path: '^packages/', pathNot: `^packages/${anyOf([name, ...imports])}/` },
  },
  {
    name: `boundaries-of-${name}-tests`,
    severity: 'error',
    from: { path: `^packages/${name}/test/` },
    to: { path: '^packages/', pathNot: `^packages/${anyOf([name, ...imports, ...inTests])}/` },
  },
])

const layerRules = Object.entries(ENGINE_LAYERS).map(([name, { imports }]) => ({
  name: `engine-layer-${name}`,
  severity: 'error',
  from: { path: `^packages/engine/src/${name}/` },
  to: { path: '^packages/engine/src/', pathNot: `^packages/engine/src/${anyOf([name, ...imports])}/` },
}))

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'known-package',
      comment: 'A new package must be entered in boundaries.mjs first.',
      severity: 'error',
      from: {},
      to: { path: '^packages/', pathNot: `^packages/${anyOf(Object.keys(PACKAGES))}/` },
    },
    ...packageRules,
    ...layerRules,
    {
      name: 'known-engine-layer',
      comment: 'A new folder of the engine must be entered in boundaries.mjs first.',
      severity: 'error',
      from: {},
      to: {
        path: '^packages/engine/src/[^/]+/',
        pathNot: `^packages/engine/src/${anyOf(Object.keys(ENGINE_LAYERS))}/`,
      },
    },
    {
      name: 'engine-is-alone',
      comment: 'The rules use neither Node nor any library.',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'source-without-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '(^|/)test/' },
    },
    {
      name: 'public-face-only',
      comment:
        'A package is imported through its index.ts (text also through app.ts, server through host.ts, protocol through names.ts).',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: ['^packages/$1/', '^packages/[^/]+/src/(index|app|host)\\.ts$', '^packages/protocol/src/names\\.ts$'],
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|node_modules/\\.)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.json'],
    },
  },
}

export interface Import {
  readonly from: string
  readonly to: string
}

type Graph = Map<string, Set<string>>

/** For each folder, which of its files and subfolders import which others; a subfolder stands for everything in it. */
function graphsOf(imports: readonly Import[]): Map<string, Graph> {
  const graphs = new Map<string, Graph>()
  for (const { from, to } of imports) {
    const a = from.split('/')
    const b = to.split('/')
    const parting = a.findIndex((part, i) => part !== b[i])
    if (parting < 0 || b[parting] === undefined) continue
    const folder = a.slice(0, parting).join('/')
    const graph: Graph = graphs.get(folder) ?? new Map()
    graphs.set(folder, graph)
    graph.set(a[parting], (graph.get(a[parting]) ?? new Set()).add(b[parting]))
  }
  return graphs
}

function reachableFrom(graph: Graph, start: string): Set<string> {
  const found = new Set<string>()
  const visit = (node: string) => {
    for (const next of graph.get(node) ?? [])
      if (!found.has(next)) {
        found.add(next)
        visit(next)
      }
  }
  visit(start)
  return found
}

/** Every group of siblings that import each other, directly or indirectly: `folder: a, b`. */
export function cyclesBetween(imports: readonly Import[]): string[] {
  return [...graphsOf(imports)].flatMap(([folder, graph]) => {
    const reach = new Map([...graph.keys()].map((node) => [node, reachableFrom(graph, node)]))
    const cyclic = [...graph.keys()].filter((node) => reach.get(node)?.has(node))
    const groups = cyclic.map((node) => cyclic.filter((other) => reach.get(node)?.has(other)).sort())
    return [...new Set(groups.map((group) => `${folder}: ${group.join(', ')}`))]
  })
}

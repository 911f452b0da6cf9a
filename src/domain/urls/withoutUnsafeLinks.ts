import { sanitizeUrl } from './sanitizeUrl'

type TextNode = { type?: unknown; fields?: { url?: unknown }; children?: unknown; root?: unknown }

/** A rich text in which each unsafe link is replaced by its words. */
export function withoutUnsafeLinks(text: unknown): unknown {
  if (!isNode(text)) return text
  if (isNode(text.root)) return { ...text, root: withSafeChildren(text.root) }
  return text
}

function withSafeChildren(node: TextNode): TextNode {
  const { children } = node
  if (!Array.isArray(children)) return node
  return { ...node, children: children.flatMap(safeNodes) }
}

function safeNodes(node: unknown): unknown[] {
  if (!isNode(node)) return [node]
  const safe = withSafeChildren(node)
  return isUnsafeLink(node) && Array.isArray(safe.children) ? safe.children : [safe]
}

function isUnsafeLink({ type, fields }: TextNode): boolean {
  if (type !== 'link' && type !== 'autolink') return false
  return sanitizeUrl(typeof fields?.url === 'string' ? fields.url : '') === ''
}

const isNode = (value: unknown): value is TextNode => typeof value === 'object' && value !== null

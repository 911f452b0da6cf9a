import path from 'node:path'
import {
  type Expression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type Node,
} from 'typescript/unstable/ast'
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync'

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..')

const TEXT_TYPE_FLAGS = TypeFlags.StringLike | TypeFlags.NumberLike
const EMPTY_TYPE_FLAGS =
  TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike | TypeFlags.Void
/** Elements that browsers do not translate, or whose only child is always text. */
const UNTRANSLATED_OR_TEXT_ONLY_ELEMENTS = ['option', 'title', 'textarea', 'style', 'script']

type ChildPart = {
  child: JsxChild
  /** It can render bare text. */
  isText: boolean
  /** The text is the same in each rendering. */
  isConstant: boolean
  /** It can render an element, and also nothing, text or a list. */
  appears: boolean
}

type BareText = { file: string; text: string }

/**
 * Text in JSX that browser translation breaks. A translated text node is detached, so
 * that React cannot change or remove it, nor insert an element before it. A text is safe as the only
 * child of its element, or as a constant beside elements that stay.
 */
export function findBareText(isWanted: (file: string) => boolean): BareText[] {
  const api = new API({ cwd: PROJECT_ROOT })
  try {
    const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects()
    if (!project) throw new Error('TypeScript found no project.')
    const { checker, program } = project
    return program
      .getSourceFileNames()
      .map((name) => ({ name, file: path.relative(PROJECT_ROOT, name) }))
      .filter(({ file }) => file.endsWith('.tsx') && isWanted(file))
      .flatMap(({ name, file }) => {
        const source = program.getSourceFile(name)
        if (!source) throw new Error(`TypeScript does not read ${file}.`)
        const parents: (JsxElement | JsxFragment)[] = []
        collectParents(source, false, parents)
        return parents
          .flatMap((parent) => findBareTextIn(parent, checker))
          .map((child) => ({
            file,
            text: child.getText(source).trim().replace(/\s+/g, ' '),
          }))
      })
  } finally {
    api.close()
  }
}

/**
 * Collects all JSX parents except fragments within JSX, whose children belong to the outer parent.
 */
function collectParents(node: Node, isInJsx: boolean, found: (JsxElement | JsxFragment)[]) {
  const isFragment = isJsxFragment(node)
  if (isFragment && !isInJsx) found.push(node)
  if (isJsxElement(node) && hasMarkup(node)) found.push(node)
  const isParent = isFragment || isJsxElement(node)
  node.forEachChild((child) => collectParents(child, isParent, found))
}

const hasMarkup = ({ openingElement }: JsxElement) =>
  !UNTRANSLATED_OR_TEXT_ONLY_ELEMENTS.includes(openingElement.tagName.getText())

function findBareTextIn(parent: JsxElement | JsxFragment, checker: Checker): JsxChild[] {
  const parts = childParts(parent, checker)
  const texts = parts.filter(({ isText }) => isText)
  // A fragment can have siblings where it is rendered.
  if (isJsxFragment(parent)) return texts.map(({ child }) => child)
  if (parts.length < 2) return []
  const hasChange = parts.some(({ appears }) => appears)
  return texts.filter(({ isConstant }) => hasChange || !isConstant).map(({ child }) => child)
}

function childParts(parent: JsxElement | JsxFragment, checker: Checker): ChildPart[] {
  return [...parent.children].flatMap((child): ChildPart[] => {
    if (isJsxFragment(child)) return childParts(child, checker)
    if (isJsxText(child)) return child.getText().trim() ? [constantText(child)] : []
    if (!isJsxExpression(child)) {
      return [{ child, isText: returnsText(child, checker), isConstant: false, appears: false }]
    }
    const expression = child.expression && withoutParentheses(child.expression)
    if (!expression) return []
    if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) {
      return expression.text.trim() ? [constantText(child)] : []
    }
    return [
      {
        child,
        isConstant: isWording(expression, checker),
        ...classifyExpression(expression, checker),
      },
    ]
  })
}

const constantText = (child: JsxChild): ChildPart => ({
  child,
  isText: true,
  isConstant: true,
  appears: false,
})

const withoutParentheses = (expression: Expression): Expression =>
  isParenthesizedExpression(expression) ? withoutParentheses(expression.expression) : expression

/** A property declared in src/content: constant while the page has the same language. */
function isWording(expression: Expression, checker: Checker) {
  if (!isPropertyAccessExpression(expression)) return false
  const [declaration] = checker.getSymbolAtLocation(expression.name)?.declarations ?? []
  return /\/src\/(content|plugins\/[^/]+\/words)\//.test(declaration?.path ?? '')
}

function classifyExpression(expression: Expression, checker: Checker) {
  const type = checker.getTypeAtLocation(expression)
  const types = type?.isUnionType() ? type.getTypes() : type ? [type] : []
  const isText = types.some(rendersText) && !isSlotOfPackage(expression, checker)
  const hasElement = types.some(({ flags }) => flags & (TypeFlags.Object | TypeFlags.Intersection))
  const isList = types.some((one) => checker.isArrayLikeType(one))
  const hasNothing = types.some(({ flags }) => flags & EMPTY_TYPE_FLAGS)
  return { isText, appears: isList || (hasElement && (hasNothing || isText)) }
}

/** A component that returns a string. */
function returnsText(child: JsxChild, checker: Checker) {
  const tag = isJsxElement(child) ? child.openingElement.tagName : child
  const name = isJsxSelfClosingElement(tag) ? tag.tagName : tag
  const type = checker.getTypeAtLocation(name)
  const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  return signatures.some((signature) => {
    const returned = checker.getReturnTypeOfSignature(signature)
    const types = returned?.isUnionType() ? returned.getTypes() : returned ? [returned] : []
    // ReactNode: the type of components of packages, which return elements.
    return types.some(rendersText) && !types.some(({ flags }) => flags & TypeFlags.BigInt)
  })
}

// The empty string renders nothing.
const rendersText = (type: Type) =>
  Boolean(type.flags & TEXT_TYPE_FLAGS) && !(type.isStringLiteralType() && type.value === '')

/** Elements that Payload passes to our views with a type that is too wide. */
function isSlotOfPackage(expression: Expression, checker: Checker) {
  if (!isPropertyAccessExpression(expression)) return false
  const [declaration] = checker.getSymbolAtLocation(expression.name)?.declarations ?? []
  return declaration?.path.includes('/node_modules/payload/') ?? false
}

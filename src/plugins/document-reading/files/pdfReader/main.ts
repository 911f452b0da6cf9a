// The script of the PDF viewer page, which runs in a sandboxed frame: it receives the bytes of one
// PDF file, renders its pages, and can access nothing else.

import {
  MAX_RENDERED_PAGES,
  type ReaderReport,
} from '@/src/plugins/document-reading/rules/pdfReader'
import type { SearchedWordForms } from '@/src/plugins/document-reading/rules/searchHits'
import { receiveReaderFile } from './neededFiles'
import { openPdfDocument } from './openPdfDocument'
import { PdfPageView } from './pdfPageView'

/** The pause waits until the user has finished resizing the window. */
const RESIZE_PAUSE_MS = 200

const postReportToParentPage = (message: ReaderReport) => window.parent.postMessage(message, '*')

// The search terms, received before the document.
let soughtWordForms: SearchedWordForms = []

async function showPdfDocument(bytes: ArrayBuffer) {
  const pdf = await openPdfDocument(bytes, () => postReportToParentPage({ kind: 'leavesOut' }))
  const total = Math.min(pdf.numPages, MAX_RENDERED_PAGES)
  const views: PdfPageView[] = []
  for (let number = 1; number <= total; number++) {
    const view = new PdfPageView(await pdf.getPage(number), {
      label: `Page ${number} / ${pdf.numPages}`,
      sought: soughtWordForms,
    })
    document.body.append(view.element)
    views.push(view)
  }
  // The height is reported first: a browser renders nothing in a frame without height.
  const tell = () =>
    postReportToParentPage({
      kind: 'opened',
      height: document.documentElement.offsetHeight,
      pages: pdf.numPages,
    })
  tell()
  new ResizeObserver(tell).observe(document.documentElement)
  renderPagesWhenVisible(views)
  await renderAllTextLayers(views)
}

/**
 * Creates the text layers of all pages, so that the browser's own search finds words on pages that
 * are not rendered yet.
 */
async function renderAllTextLayers(views: PdfPageView[]) {
  for (const view of views) {
    await waitForIdleBrowser()
    await view
      .renderText()
      .catch((err: unknown) => console.warn('The words of a page are missing', err))
  }
}

// Waits until the browser is idle; Safari does not support requestIdleCallback.
const waitForIdleBrowser = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 50)
  })

/** Renders a page when it becomes visible, so that a long document costs little. */
function renderPagesWhenVisible(views: PdfPageView[]) {
  const draw = (index: number) => void renderPdfPage(views[index], index + 1)
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      draw(views.findIndex(({ element }) => element === target))
    }
  })
  for (const { element } of views) observer.observe(element)

  let resized: ReturnType<typeof setTimeout>
  window.addEventListener('resize', () => {
    clearTimeout(resized)
    resized = setTimeout(() => {
      for (const [index, view] of views.entries()) if (view.isDrawn) draw(index)
    }, RESIZE_PAUSE_MS)
  })
}

/** Reports a blank page, which a user could take for a failed one. */
async function renderPdfPage(view: PdfPageView | undefined, page: number) {
  const isBlank = await view?.draw().catch((err: unknown) => {
    console.warn('A page could not be rendered', err)
    return true
  })
  if (isBlank) postReportToParentPage({ kind: 'blank', page })
}

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent) return
  if (typeof data.sought === 'string') {
    soughtWordForms = JSON.parse(data.sought)
    return
  }
  if (!(data instanceof ArrayBuffer)) return receiveReaderFile(data)
  showPdfDocument(data).catch((err: unknown) => {
    console.warn('The document could not be rendered', err)
    postReportToParentPage({ kind: 'failed' })
  })
})
postReportToParentPage({ kind: 'ready' })

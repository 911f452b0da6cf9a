import { AnnotationMode, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { SearchedWordForms } from '@/src/plugins/document-reading/rules/searchHits'
import { highlightSearchHits } from './highlightSearchHits'

const PIXELS_PER_CSS_PIXEL = 2
const MAX_CANVAS_PIXELS = 12_000_000
/** A page that is longer is scaled to this ratio, because it is not realistic. */
const MAX_PAGE_HEIGHT_RATIO = 4

/**
 * One page of the document. Its size is reserved at once, its text follows, and its image is
 * rendered when it becomes visible.
 */
export class PdfPageView {
  readonly element = document.createElement('section')
  private readonly words = document.createElement('div')
  /** The widths for which the image and the text were made, in CSS pixels. */
  private drawnWidth = 0
  private laidWidth = 0

  constructor(
    private readonly page: PDFPageProxy,
    private readonly shown: { label: string; sought: SearchedWordForms },
  ) {
    const { width, height } = page.getViewport({ scale: 1 })
    this.element.setAttribute('aria-label', this.shown.label)
    this.element.style.aspectRatio = `1 / ${Math.min(height / width, MAX_PAGE_HEIGHT_RATIO)}`
    this.words.className = 'words'
    this.element.append(this.words)
  }

  get isDrawn() {
    return this.drawnWidth > 0
  }

  /**
   * Renders the image, again for each new width (resized window, rotated phone).
   * @returns whether the page is blank
   */
  async draw(): Promise<boolean> {
    const { clientWidth, clientHeight } = this.element
    if (clientWidth === this.drawnWidth || clientHeight === 0) return false
    this.drawnWidth = clientWidth
    const canvas = document.createElement('canvas')
    this.element.querySelector('canvas')?.remove()
    this.element.prepend(canvas)
    await this.paint(canvas, this.scale())
    if (this.drawnWidth !== clientWidth) return false
    await this.renderText()
    return isCanvasOneColour(canvas)
  }

  /**
   * Creates the text layer over the image, for search, selection and screen readers, and highlights
   * the hits.
   */
  async renderText() {
    const { clientWidth } = this.element
    if (clientWidth === this.laidWidth) return
    this.laidWidth = clientWidth
    const scale = this.scale()
    this.element.style.setProperty('--total-scale-factor', String(scale))
    this.words.replaceChildren()
    const textContentSource = this.page.streamTextContent()
    const viewport = this.page.getViewport({ scale })
    const layer = new TextLayer({ textContentSource, container: this.words, viewport })
    await layer.render()
    highlightSearchHits(this.words, this.shown.sought)
  }

  private scale() {
    const { clientWidth, clientHeight } = this.element
    const { width, height } = this.page.getViewport({ scale: 1 })
    return Math.min(clientWidth / width, clientHeight / height)
  }

  private async paint(canvas: HTMLCanvasElement, scale: number) {
    const shown = this.page.getViewport({ scale })
    const pixelRatio = Math.max(Math.min(window.devicePixelRatio, PIXELS_PER_CSS_PIXEL), 1)
    const affordable = Math.sqrt(MAX_CANVAS_PIXELS / (shown.width * shown.height))
    const viewport = this.page.getViewport({ scale: scale * Math.min(pixelRatio, affordable) })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    canvas.setAttribute('aria-hidden', 'true')
    await this.page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE }).promise
  }
}

const BLANK_CHECK_STRIP_HEIGHT_PX = 256

/** Reads the canvas strip by strip, because most pages have content in one of the first strips. */
function isCanvasOneColour(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  const { width, height } = canvas
  let colour: number | undefined
  for (let top = 0; context && top < height; top += BLANK_CHECK_STRIP_HEIGHT_PX) {
    const strip = context.getImageData(
      0,
      top,
      width,
      Math.min(BLANK_CHECK_STRIP_HEIGHT_PX, height - top),
    )
    const pixels = new Uint32Array(strip.data.buffer)
    colour ??= pixels[0]
    if (pixels.some((pixel) => pixel !== colour)) return false
  }
  return true
}

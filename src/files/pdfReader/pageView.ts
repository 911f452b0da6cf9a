import { AnnotationMode, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { SoughtForms } from '@/src/domain/documents/hits'
import { markHits } from './markHits'

const SHARPNESS = 2
const MAX_PIXELS = 12_000_000
/** A page longer than this is no page: it is drawn into what a page is. */
const MAX_RATIO = 4

/** One page: room for it at once, its picture and its words when it is looked at. */
export class PageView {
  readonly element = document.createElement('section')
  /** The width that it was drawn for, in CSS pixels. */
  private drawnWidth = 0

  constructor(
    private readonly page: PDFPageProxy,
    private readonly shown: { label: string; sought: SoughtForms },
  ) {
    const { width, height } = page.getViewport({ scale: 1 })
    this.element.setAttribute('aria-label', this.shown.label)
    this.element.style.aspectRatio = `1 / ${Math.min(height / width, MAX_RATIO)}`
  }

  get isDrawn() {
    return this.drawnWidth > 0
  }

  /**
   * Once for each width: a window is made larger, a telephone is turned.
   * @returns whether nothing is to be seen of it
   */
  async draw(): Promise<boolean> {
    const { clientWidth, clientHeight } = this.element
    if (clientWidth === this.drawnWidth || clientHeight === 0) return false
    this.drawnWidth = clientWidth
    const size = this.page.getViewport({ scale: 1 })
    const scale = Math.min(clientWidth / size.width, clientHeight / size.height)
    const canvas = document.createElement('canvas')
    const words = document.createElement('div')
    words.className = 'words'
    this.element.replaceChildren(canvas, words)
    await this.paint(canvas, scale)
    if (this.drawnWidth !== clientWidth) return false
    await this.lay(words, scale)
    return isOfOneColour(canvas)
  }

  private async paint(canvas: HTMLCanvasElement, scale: number) {
    const shown = this.page.getViewport({ scale })
    const wanted = Math.max(Math.min(window.devicePixelRatio, SHARPNESS), 1)
    const affordable = Math.sqrt(MAX_PIXELS / (shown.width * shown.height))
    const viewport = this.page.getViewport({ scale: scale * Math.min(wanted, affordable) })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    canvas.setAttribute('aria-hidden', 'true')
    await this.page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE }).promise
  }

  /** The words over the picture: to be selected, copied, read aloud; what was looked for is marked. */
  private async lay(words: HTMLElement, scale: number) {
    this.element.style.setProperty('--total-scale-factor', String(scale))
    const textContentSource = this.page.streamTextContent()
    const viewport = this.page.getViewport({ scale })
    const layer = new TextLayer({ textContentSource, container: words, viewport })
    await layer.render()
    markHits(words, this.shown.sought)
  }
}

const STRIP_PIXELS = 256

/** Strip by strip: most pages have ink in one of the first. */
function isOfOneColour(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  const { width, height } = canvas
  let colour: number | undefined
  for (let top = 0; context && top < height; top += STRIP_PIXELS) {
    const strip = context.getImageData(0, top, width, Math.min(STRIP_PIXELS, height - top))
    const pixels = new Uint32Array(strip.data.buffer)
    colour ??= pixels[0]
    if (pixels.some((pixel) => pixel !== colour)) return false
  }
  return true
}

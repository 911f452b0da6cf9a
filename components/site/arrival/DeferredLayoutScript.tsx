import { deferredLayoutScriptSource } from './deferredLayoutScriptSource'

/**
 * While the page loads, elements with `data-late` are laid out only when in view, which halves the
 * work before the first paint (see base.css). `LayOutDeferredElements` ends this. Without scripts all elements
 * are laid out at once.
 */
export function DeferredLayoutScript() {
  return <script>{deferredLayoutScriptSource}</script>
}

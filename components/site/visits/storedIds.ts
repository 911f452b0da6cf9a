import { ID_KEYS } from '@/src/domain/visits/visitorIds'

/** Leaves no id in the browser. @returns whether the browser lets us look at all */
export function forgetIds(): boolean {
  try {
    window.localStorage.removeItem(ID_KEYS.visitor)
    window.sessionStorage.removeItem(ID_KEYS.session)
    return true
  } catch {
    return false
  }
}

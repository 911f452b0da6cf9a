import { siteUrl } from '@/src/app/siteUrl'
import { findCachedCompanyDetails } from '@/src/cache/content'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { SECURITY_TXT_PATH } from '@/src/domain/urls/publicPath'
import { buildSecurityTxt } from '@/src/plugins/search-engines/rules/securityTxt'

/** Responds with the security contact: the firm's e-mail address from the settings. */
export async function GET(): Promise<Response> {
  const { email } = await findCachedCompanyDetails(SOURCE_LANGUAGE)
  if (email === '') return new Response(null, { status: 404 })
  const text = buildSecurityTxt({ email, canonical: siteUrl + SECURITY_TXT_PATH, now: new Date() })
  return new Response(text, {
    headers: {
      'Cache-Control': 'public, max-age=300',
      'Content-Type': 'text/plain; charset=utf-8',
    },
  })
}

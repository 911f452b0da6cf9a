import type { PageDescriber } from '@/src/app/pageDescriber'
import { searchEngineDescriber } from './search-engines/routes/(site)/searchEngineDescriber'

/** What plugins add to the public pages for search engines and social networks. */
export const pageDescribers: readonly PageDescriber[] = [searchEngineDescriber]

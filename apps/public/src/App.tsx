import { languageTag, pageNonce, PageSpinner, UiProvider, lazyPart, uzbekistan } from "@yer/ui";
import { type ReactNode, Suspense, use, useDeferredValue } from "react";
import { IntlProvider } from "react-intl";
import { BrowserRouter, Route, Routes, useNavigate } from "react-router-dom";
import { Frame } from "./frame/Frame.js";
import { UnknownPage } from "./frame/UnknownPage.js";
import Home from "./home/Home.js";
import { usePreferences } from "./language/preferences.js";
import { loadTexts } from "./language/texts.js";

const Offer = lazyPart(() => import("./offer/Offer.js"));
const OpenMap = lazyPart(() => import("./map/OpenMap.js"));
const DocumentPage = lazyPart(() => import("./documents/DocumentPage.js"));
const Profile = lazyPart(() => import("./profile/Profile.js"));
const OneIdCallback = lazyPart(() => import("./sign-in/OneIdCallback.js"));
const SapCallback = lazyPart(() => import("./sign-in/SapCallback.js"));
const Helps = lazyPart(() => import("./articles/Helps.js"));
const Documents = lazyPart(() => import("./articles/Documents.js"));
const Info = lazyPart(() => import("./articles/Info.js"));
const Contact = lazyPart(() => import("./articles/Contact.js"));
const OwnOffer = lazyPart(() => import("./offer/OwnOffer.js"));
const ComplaintPage = lazyPart(() => import("./complaint/ComplaintPage.js"));
const PlanPage = lazyPart(() => import("./plan/PlanPage.js"));

/** The language, from the person's preferences; the old one stays on screen until the new one's texts have come. */
function Language({ children }: { children: ReactNode }) {
  const { locale } = usePreferences();
  const current = useDeferredValue(locale);
  const texts = use(loadTexts(current));
  return (
    <IntlProvider locale={languageTag(current)} messages={texts} timeZone="Asia/Tashkent" key={current}>
      {children}
    </IntlProvider>
  );
}

/** The kit's provider inside the router, whose links it uses. */
function Look({ children }: { children: ReactNode }) {
  const { locale, currentTheme, accent, direction, density } = usePreferences();
  const navigate = useNavigate();
  return (
    <UiProvider
      {...uzbekistan}
      locale={locale}
      theme={currentTheme}
      accent={accent}
      direction={direction}
      density={density}
      nonce={pageNonce()}
      navigate={(href) => void navigate(href)}
    >
      {children}
    </UiProvider>
  );
}

/** The public site: every public path of `@yer/api/paths`. */
export function App() {
  return (
    <BrowserRouter>
      <Suspense>
        <Look>
          <Language>
            <Frame>
              <Suspense fallback={<PageSpinner />}>
                <Routes>
                  <Route path="/" element={<Home />} />
                  <Route path="/offer/:id" element={<Offer />} />
                  <Route path="/profile" element={<Profile />} />
                  <Route path="/auth/oneid/callback" element={<OneIdCallback />} />
                  <Route path="/auth/sap" element={<SapCallback />} />
                  <Route path="/info" element={<Info />} />
                  <Route path="/offer-me/:id" element={<OwnOffer />} />
                  <Route path="/plan-grafic" element={<PlanPage />} />
                  <Route path="/open-map" element={<OpenMap />} />
                  <Route path="/complaint/:id/:complaintId" element={<ComplaintPage />} />
                  <Route path="/documents" element={<Documents />} />
                  <Route path="/contact" element={<Contact />} />
                  <Route path="/helps" element={<Helps />} />
                  <Route path="/fields-pdf/:id/:org" element={<DocumentPage />} />
                  <Route path="/fields-pdf-adliya/:id/:org" element={<DocumentPage justice />} />
                  <Route path="*" element={<UnknownPage />} />
                </Routes>
              </Suspense>
            </Frame>
          </Language>
        </Look>
      </Suspense>
    </BrowserRouter>
  );
}

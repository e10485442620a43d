import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endpointCodes, permissionCodes } from "../contract/codes.js";
import {
  addressOf,
  firstPermitted,
  groupsAbove,
  isMenuGroup,
  matchPath,
  mayOpen,
  menu,
  menuEntries,
  menuFor,
  type MenuNode,
  type Screen,
  screenCodes,
  screenOf,
  screens,
} from "./index.js";
import { messages as en } from "./messages/en_US.js";
import { messages as ru } from "./messages/ru_RU.js";
import { messages as cyrl } from "./messages/uz_Cyrl.js";
import { messages as uz } from "./messages/uz_UZ.js";

describe("matching an address", () => {
  test("finds every screen by an address made for it", () => {
    for (const screen of screens as readonly Screen[]) {
      const filled = screen.path.replace(/:(\w+)/g, (_, name: string) => screen.values?.[name]?.[0] ?? "some value/ü");
      const address = filled.split("some value/ü").join(encodeURIComponent("some value/ü"));
      expect(matchPath(address)?.screen.path).toBe(screen.path);
    }
  });

  test("gives parameters decoded", () => {
    expect(matchPath("/objection/12/a%2Fb")).toMatchObject({ params: { propertyId: "12", id: "a/b" } });
    expect(matchPath(addressOf("/svod/:id", { id: "17 03" }))?.params).toEqual({ id: "17 03" });
  });

  test("prefers a fixed segment to a parameter", () => {
    expect(matchPath("/field/create")?.screen.path).toBe("/field/create");
    expect(matchPath("/field/17")?.screen.path).toBe("/field/:id");
    expect(matchPath("/application/create")?.screen.path).toBe("/application/create");
  });

  test("forgives one slash at the end", () => {
    expect(matchPath("/users/")?.screen.path).toBe("/users");
  });

  test.each([
    "",
    "users",
    "//",
    "/users//",
    "/unknown",
    "/Users",
    "/users/1/2",
    "/applications/aplications_7",
    "/applications/aplications_74",
    "/areas/new",
    "/field/%E0%A4%A",
    "/offer/",
  ])("knows no screen for %j", (address) => {
    expect(matchPath(address)).toBeUndefined();
  });

  test("never throws, whatever the address", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom("users", "%", "..", ""))).map((parts) => parts.join("/")),
        (address) => {
          const match = matchPath(address);
          expect(match === undefined || screens.includes(match.screen as (typeof screens)[number])).toBe(true);
        },
      ),
    );
  });
});

describe("the list of screens", () => {
  test("shows SPEC's public list in the public app and all else in the back office", () => {
    expect(
      (screens as readonly Screen[]).filter((screen) => screen.app === "public").map((screen) => screen.path),
    ).toEqual([
      "/",
      "/info",
      "/profile",
      "/offer/:id",
      "/offer-me/:id",
      "/plan-grafic",
      "/open-map",
      "/complaint/:id/:complaintId",
      "/documents",
      "/contact",
      "/helps",
      "/auth/oneid/callback",
      "/auth/sap",
      "/fields-pdf/:id/:org",
      "/fields-pdf-adliya/:id/:org",
    ]);
  });

  test("uses every screen code, and no other", () => {
    const used = new Set((screens as readonly Screen[]).flatMap((screen) => screen.routeName ?? []));
    expect([...used].toSorted()).toEqual([...screenCodes].toSorted());
  });

  test("derives the codes of menu entries without a route name from their first segment", () => {
    for (const { code, href } of menuEntries()) {
      expect([`menu:${href.split("/")[1]}`, `read:${href.split("/")[1]}`]).toContain(code);
    }
  });

  test("shares one list of codes with the endpoints", () => {
    expect(new Set(permissionCodes).size).toBe(permissionCodes.length);
    for (const code of [...screenCodes, ...endpointCodes]) expect(permissionCodes).toContain(code);
  });
});

describe("the side menu", () => {
  const outline = (nodes: readonly MenuNode[]): unknown[] =>
    nodes.map((node) => (isMenuGroup(node) ? [uz[node.key], outline(node.children)] : [node.href, uz[node.key]]));

  test("reads as SPEC §2 has it, in its order and with its labels, and has a body's inbox besides", () => {
    expect(outline(menu)).toEqual([
      ["/dashboard", "Dashboard"],
      [
        "Nomzodlar",
        [
          ["/applications", "Barchasi"],
          ["/applications/aplications_9", "Xulosaga yuborish"],
          ["/applications/aplications_1", "Muhokamada"],
          ["/applications/aplications_6", "E'londa"],
          ["/applications/aplications_4", "Adliyada"],
          ["/applications/aplications_30", "To'lovda"],
          ["/applications/aplications_2", "Kengashda"],
          ["/applications/aplications_3", "Rad qilingan"],
          ["/applications/aplications_10", "Tahrirlashda"],
          ["/applications/aplications_5", "Ko'rib chiqish"],
          [
            "Yakunlangan",
            [
              ["/applications/aplications_registered", "Ro'yxatdan o'tgan"],
              ["/applications/aplications_unregistered", "Ro'yxatdan o'tmagan"],
            ],
          ],
        ],
      ],
      ["/conclusions", "Xulosalar"],
      ["/imports", "Xatlov fayllari"],
      [
        "O'zboshimcha yerlar",
        [
          ["/areas/area_all", "Barchasi"],
          ["/areas/illegal-acquisition", "Yangi"],
          ["/areas/was_send_inspection", "Nazoratga yuborilgan"],
          ["/areas/has_failed_returned_from_inspection", "Nazoratga olingan"],
          ["/areas/before_start_date_pg", "Muddati kutilayotgan"],
          ["/areas/editing", "Tahrirlashga qaytarilgan"],
        ],
      ],
      ["/not_registered", "Ro'yxatidan o'tmagan"],
      [
        "Savatcha",
        [
          ["/no_grip", "Maydoni yo'q"],
          ["/construction", "Qurilish osti maydon yo'q"],
          ["/drafts", "Xatoliklar"],
          ["/written_off", "Hisobdan chiqarilganlar"],
          ["/state-owneds", "Davlat tashkilot yerlari"],
        ],
      ],
      ["/objections", "E'tirozlar"],
      ["/council", "Kengash majlislari"],
      [
        "Hisob-kitob",
        [
          ["/svod", "Umumiy jadval"],
          ["/cpayments", "To'lovlar"],
          ["/receipts", "Bank roʻyxatlari"],
          ["/cdistribution", "Taqsimotlar"],
        ],
      ],
      ["/plangrafic", "Reja jadval"],
      ["/reports", "Hisobot"],
      ["/users", "Foydalanuvchilar"],
      ["/organization", "Tashkilotlar"],
      ["/map", "Xarita"],
      [
        "Xavsizlik",
        [
          ["/positions", "Lavozimlar"],
          ["/roles", "Rollar"],
          ["/permissions", "Ruxsatlar"],
        ],
      ],
      [
        "Sozlamalar",
        [
          ["/settingorganisation", "Tashkilotlar"],
          ["/field-groups", "Maydon guruhlari"],
          ["/fields", "Maydonlar"],
          ["/diagrams", "Muhokama logikasi"],
          ["/allsetting", "Tizim sozlamalari"],
          ["/allregions", "Viloyatlar"],
          ["/alldistricts", "Tumanlar"],
          ["/allneighborhoods", "Mahallalar"],
          ["/applicationpanel", "Jarayon paneli"],
        ],
      ],
    ]);
  });

  test("has a label in every language for the same keys", () => {
    for (const labels of [cyrl, ru, en]) {
      expect(Object.keys(labels)).toEqual(Object.keys(uz));
      expect(Object.values(labels).every((label) => label.trim() !== "")).toBe(true);
    }
  });

  test("keeps Latin out of Cyrillic labels and Cyrillic out of Latin ones", () => {
    for (const labels of [cyrl, ru]) expect(Object.values(labels).join("")).not.toMatch(/\p{Script=Latin}/u);
    for (const labels of [uz, en]) expect(Object.values(labels).join("")).not.toMatch(/\p{Script=Cyrillic}/u);
  });

  test("leads only to addresses that exist", () => {
    for (const { href } of menuEntries()) expect(matchPath(href)).toBeDefined();
  });

  test("shows a person what they may open, without empty groups", () => {
    expect(menuFor(["menu:roles", "menu:dashboard"])).toEqual([
      { key: "dashboard", href: "/dashboard", code: "menu:dashboard" },
      { key: "group.security", children: [{ key: "roles", href: "/roles", code: "menu:roles" }] },
    ]);
    expect(menuFor([])).toEqual([]);
    expect(menuFor(screenCodes)).toEqual(menu);
  });

  test("tells which groups to open for an address", () => {
    expect(groupsAbove("/applications/aplications_registered")).toEqual(["group.applications", "aplications_74"]);
    expect(groupsAbove("/users")).toEqual([]);
    expect(groupsAbove("/nowhere")).toBeUndefined();
  });
});

describe("the guard", () => {
  const clerk = { is_staff: true, codes: ["menu:users"] };

  test("lets anyone into the public app and the diary's sign-in", () => {
    for (const path of ["/", "/profile", "/offer/:id", "/diary/login"] as const) {
      expect(mayOpen(screenOf(path), undefined)).toEqual({ answer: "open" });
    }
  });

  test("sends citizens and strangers to the root from every other screen", () => {
    for (const screen of (screens as readonly Screen[]).filter((s) => s.app === "backoffice" && !s.unguarded)) {
      expect(mayOpen(screen, undefined)).toEqual({ answer: "to-root" });
      expect(mayOpen(screen, { is_staff: false, codes: permissionCodes })).toEqual({ answer: "to-root" });
    }
  });

  test("asks staff for the screen's code, and names it when it is missing", () => {
    expect(mayOpen(screenOf("/users"), clerk)).toEqual({ answer: "open" });
    expect(mayOpen(screenOf("/roles"), clerk)).toEqual({ answer: "forbidden", code: "menu:roles" });
    expect(mayOpen(screenOf("/legal_doc"), clerk)).toEqual({ answer: "open" });
  });

  test("opens a file to staff who may only read files", () => {
    expect(mayOpen(screenOf("/application/:id"), { is_staff: true, codes: ["read:property"] })).toEqual({
      answer: "open",
    });
  });

  test("lands staff on their own work, else on the first menu entry they may open", () => {
    expect(firstPermitted(["menu:applications", "menu:dashboard"])).toBe("/dashboard");
    expect(firstPermitted(["menu:dashboard", "menu:conclusions", "give:conclusion"])).toBe("/dashboard");
    expect(firstPermitted(["menu:applications", "menu:users"])).toBe("/applications");
    expect(firstPermitted(["menu:users", "menu:objections"])).toBe("/objections");
    expect(firstPermitted([])).toBe("/user-profile");
  });

  test("lands who gives conclusions and has neither in their organisation's inbox", () => {
    const member = ["menu:conclusions", "give:conclusion", "menu:map"];
    expect(firstPermitted(member)).toBe("/conclusions");
    expect(firstPermitted([...member, "menu:applications"])).toBe("/applications");
  });
});

import type { Area } from "@yer/api/contract/area-facts";
import type { Facts } from "@yer/api/contract/facts";
import type { Page } from "@playwright/test";
import { writePng } from "../tools/png.mjs";
import { type Caller, district } from "./applications.js";
import { mouse } from "./hands.js";
import { expect } from "./test.js";

/** Enters an area on the plot of some facts, as it is seen from above. */
export async function enterArea(calls: Caller, { neighborhoodId, outline, sizes }: Facts): Promise<Area> {
  return calls.post<Area>("/areas", {
    districtSoato: district,
    neighborhoodId,
    legalBasis: null,
    cadastreNumber: null,
    address: null,
    occupiedSince: 2010,
    sizes,
    buildings: [],
    outline,
    source: "imagery",
    foundOn: null,
    foundBy: null,
  });
}

/** Sends the area of a page to the inspection of its district. */
export async function sendToInspection(office: Page): Promise<void> {
  await office.getByRole("button", { name: "Nazoratga yuborish" }).click();
  const dialog = office.getByRole("dialog", { name: "Nazoratga yuborish" });
  await dialog.getByRole("button", { name: "Nazorat tashkiloti" }).click();
  await office.getByRole("option").first().click();
  await dialog.getByRole("textbox", { name: "Nimaga eʼtibor berish kerak" }).fill("Yoʻl chetidagi uy");
  await dialog.getByRole("button", { name: "Nazoratga yuborish" }).click();
  await expect(office.getByText(/Yer nazoratga yuborilgan: .+ uni nazoratga olishi kerak; muddat/)).toBeVisible();
}

/** Takes an area over and writes the form of a visit that found it occupied; it is not sent yet. */
export async function writeVisit(inspection: Page, { id, number }: Pick<Area, "id" | "number">): Promise<void> {
  await inspection.goto(`/area/${id}`);
  await inspection.getByRole("button", { name: "Nazoratga olish" }).click();
  await inspection.getByRole("alertdialog").getByRole("button", { name: "Nazoratga olish" }).click();
  await inspection.getByRole("button", { name: "Koʻrikni yozish" }).click();
  await expect(inspection.getByRole("heading", { level: 1, name: `${number}: koʻrik` })).toBeVisible();
  await inspection.getByText("Hujjatsiz egallangan").click();
  await inspection.getByText("Turar joy", { exact: true }).click();
  await inspection.getByRole("textbox", { name: "Joyida nima koʻrildi" }).fill("Uy qurilgan, hujjati yoʻq");
  await mouse.today(inspection.getByRole("group", { name: "Koʻrik kuni" }));
  await inspection.locator("input[type=file][accept='image/*']").setInputFiles({
    name: "uy.png",
    mimeType: "image/png",
    buffer: writePng({ width: 40, height: 30, pixels: Buffer.alloc(40 * 30 * 3, 120) }),
  });
  await expect(inspection.getByRole("button", { name: "Olib tashlash: uy.jpg" })).toBeVisible();
}

/** Sends the visit that was written. */
export async function sendVisit(inspection: Page): Promise<void> {
  await inspection.getByRole("button", { name: "Koʻrikni yuborish" }).click();
  await expect(inspection.getByText(/Egallangani tasdiqlangan/)).toBeVisible();
}

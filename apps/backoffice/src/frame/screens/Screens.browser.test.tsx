import { applications } from "@yer/api/contract/applications";
import { mock, refusal } from "@yer/api/mock";
import { useEffect, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { Screens } from "./Screens.js";

/** What effects of pages have said: `+` as one is shown, `-` as it is put away. */
let said: string[] = [];

function Register() {
  return (
    <>
      <h1>Files</h1>
      <input aria-label="Search" />
      {["one", "two"].map((id) => (
        <Link key={id} to={`/application/${id}?list=all`}>
          {id}
        </Link>
      ))}
      <Link to="/map">Map</Link>
    </>
  );
}

function File() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    said.push(`+${id}`);
    return () => void said.push(`-${id}`);
  }, [id]);
  return (
    <>
      <h1>{`File ${id} ${params.toString()}`}</h1>
      <button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</button>
      <button onClick={() => void navigate("?edit")}>Edit</button>
    </>
  );
}

/** What is drawn and not shown. */
const drawn = (): string[] =>
  [...document.querySelectorAll("h1")].filter((one) => !one.checkVisibility()).map(({ textContent }) => textContent);

/** What a browser tells of a pointer at a link. */
const tell = (name: string, event: string): boolean =>
  page
    .getByRole("link", { name })
    .element()
    .dispatchEvent(new PointerEvent(event, { bubbles: true }));

const heading = (name: string) => page.getByRole("heading", { name, exact: true });

/** A register of two applications, and the first one's page drawn ahead. */
async function openDrawn(): Promise<void> {
  said = [];
  await openScreen(Screens, {
    address: "/applications",
    codes: ["read:property"],
    mocks: [
      mock(applications.get, () => {
        throw refusal("not-found");
      }),
    ],
    routes: [
      { path: "/applications", element: <Register /> },
      { path: "/application/:id", element: <File /> },
      { path: "/map", element: <h1>Map</h1> },
    ],
  });
  await expect.element(heading("Files")).toBeVisible();
  // Nothing is begun before it is known who is signed in.
  await expect
    .poll(() => {
      tell("Map", "pointerover");
      tell("one", "pointerover");
      tell("one", "pointerdown");
      return drawn();
    })
    .toEqual(["File one list=all"]);
}

afterEach(closeScreen);

test("of a page that is drawn ahead nothing is seen, read out or focused, and it does nothing", async () => {
  await openDrawn();
  await page.getByRole("textbox", { name: "Search" }).fill("words");
  expect(said).toEqual([]);
  expect(
    page
      .getByRole("heading")
      .elements()
      .map((one) => one.textContent),
  ).toEqual(["Files"]);
  expect(page.getByRole("button").elements()).toEqual([]);
  const stops: (string | undefined)[] = [];
  for (let stop = 0; stop < 8; stop += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.tagName);
  }
  expect(stops).toContain("A");
  expect(stops).not.toContain("BUTTON");
  await expect.element(page.getByRole("textbox", { name: "Search" })).toHaveValue("words");
});

test("who presses is shown the very page that was drawn, at its address, and it begins then", async () => {
  await openDrawn();
  const ahead = document.querySelectorAll("h1")[1];
  await page.getByRole("link", { name: "one" }).click();
  await expect.element(heading("File one list=all")).toBeVisible();
  expect(heading("File one list=all").element()).toBe(ahead);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(location.pathname + location.search).toBe("/application/one?list=all");
  await expect.poll(() => said).toEqual(["+one"]);
});

test("a page that was drawn ahead goes on as any other: what it holds stays when its address asks for more", async () => {
  await openDrawn();
  await page.getByRole("link", { name: "one" }).click();
  await page.getByRole("button", { name: "Pressed 0" }).click();
  await page.getByRole("button", { name: "Edit" }).click();
  await expect.element(heading("File one edit=")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Pressed 1" })).toBeVisible();
  expect(said).toEqual(["+one"]);
  history.back();
  await expect.element(heading("File one list=all")).toBeVisible();
  history.back();
  await expect.element(heading("Files")).toBeVisible();
  await expect.poll(() => said).toEqual(["+one", "-one"]);
});

test("who points at another row has that one's page drawn instead", async () => {
  await openDrawn();
  await page.getByRole("link", { name: "two" }).hover();
  await expect.poll(drawn).toEqual(["File two list=all"]);
  await page.getByRole("link", { name: "two" }).click();
  await expect.element(heading("File two list=all")).toBeVisible();
  await expect.poll(() => said).toEqual(["+two"]);
});

test("who goes elsewhere leaves the page behind that was drawn", async () => {
  await openDrawn();
  await page.getByRole("link", { name: "Map" }).click();
  await expect.element(heading("Map")).toBeVisible();
  expect(drawn()).toEqual([]);
  expect(said).toEqual([]);
});

import fakeRest from "ra-data-fakerest";
import { Admin, type AuthProvider, Datagrid, EditGuesser, List, Resource, TextField } from "react-admin";
import { createRoot } from "react-dom/client";
import { fields, page, rows } from "../rows.js";

/** Signed in, always: what is measured is the way to the first list. */
const auth: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

const PlotList = () => (
  <List perPage={page}>
    <Datagrid>
      {fields.map((field) => (
        <TextField key={field} source={field} />
      ))}
    </Datagrid>
  </List>
);

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
createRoot(root).render(
  <Admin dataProvider={fakeRest({ plots: rows })} authProvider={auth} disableTelemetry>
    <Resource name="plots" list={PlotList} edit={EditGuesser} />
  </Admin>,
);
